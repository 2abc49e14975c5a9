package dev.quayside.engine.base.identity;

/// Acts that not every person may do. Use cases demand them with {@link Acting#require}.
public enum Right {
  /// Make or enter a workspace of real carriers and money.
  GO_LIVE,
  ADD_FUNDS,
  /// Void labels that cost more than the owner's limit.
  VOID_ANY,
  /// Say in a carrier's place whether a purchase was made, which moves money, or a list was taken.
  SETTLE,
  /// Change what holds for every packer: locations, rules, presets, products, the brand, printers
  /// and print routes.
  CHANGE_SETTINGS,
  /// See or change keys, carrier accounts, shops' and webhooks' secrets, the mail account, backups.
  SEE_SECRETS,
  /// Add, change and remove people, and set the pause and the limit.
  MANAGE_PEOPLE,
  SEE_AUDIT,
  /// Say when what is packed is checked, buy without the check, and confirm pieces that could be
  /// scanned.
  OVERRULE_CHECKS
}
