// Rules import this module and nothing else: what subjects are made of comes along.
@_exported public import AppBundles
@_exported public import Diagnostics
@_exported public import InfoPlistCatalog
@_exported public import PropertyLists
