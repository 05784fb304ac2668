/// Domains of hosting services below which everybody can get a host. Data for the rules about exception domains.
///
/// Source: the private section of the public suffix list (https://publicsuffix.org/list), widespread services only.
enum SharedSuffixes {
  /// The domains, in lower case.
  private static let all: Set<String> = [
    "appspot.com", "azureedge.net", "azurewebsites.net", "blob.core.windows.net", "blogspot.com", "cloudapp.azure.com", "cloudapp.net",
    "cloudfront.net", "ddns.net", "duckdns.org", "dyndns.org", "elasticbeanstalk.com", "firebaseapp.com", "fly.dev", "github.io",
    "gitlab.io",
    "glitch.me", "herokuapp.com", "myqnapcloud.com", "myshopify.com", "netlify.app", "ngrok.io", "no-ip.org", "now.sh", "onrender.com",
    "pages.dev", "repl.co", "s3.amazonaws.com", "surge.sh", "synology.me", "trycloudflare.com", "vercel.app", "web.app", "workers.dev",
  ]

  /// Whether everybody can get a host below a domain: it is such a domain, or holds one.
  static func covers(_ domain: String) -> Bool {
    if all.contains(domain) { return true }
    guard domain.contains(".") else { return false }
    let end: String = "." + domain
    return all.contains { $0.hasSuffix(end) }
  }
}
