#import <Foundation/Foundation.h>

extern NSString *ChartsVersion(void);
