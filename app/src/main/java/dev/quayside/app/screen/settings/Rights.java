package dev.quayside.app.screen.settings;

import dev.quayside.engine.base.identity.Right;

/// Which right shows which section of the settings.
final class Rights {
  private Rights() {}

  /// @param key of the section
  static Right of(String key) {
    return switch (key) {
      case "settings.accounts",
          "settings.shops",
          "settings.keys",
          "settings.webhooks",
          "settings.mail",
          "settings.api",
          "settings.data" ->
          Right.SEE_SECRETS;
      case "settings.wallet" -> Right.ADD_FUNDS;
      case "settings.people" -> Right.MANAGE_PEOPLE;
      case "settings.audit" -> Right.SEE_AUDIT;
      case "settings.pack-check" -> Right.OVERRULE_CHECKS;
      default -> Right.CHANGE_SETTINGS;
    };
  }
}
