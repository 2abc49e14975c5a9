package dev.quayside.app.screen.settings;

import java.util.Locale;

/// The groups in which the sections are listed, in this order.
enum SectionGroup {
  SHOP,
  SHIPPING,
  CONNECTIONS,
  CUSTOMERS,
  MONEY,
  DESK;

  /// The key of its name in the bundle.
  String key() {
    return "settings.group." + name().toLowerCase(Locale.ROOT);
  }

  static SectionGroup of(Section section) {
    return switch (section.key()) {
      case "settings.workspaces", "settings.copy", "settings.people", "settings.audit" -> SHOP;
      case "settings.locations",
          "settings.rules",
          "settings.pack-check",
          "settings.tags",
          "settings.payors",
          "settings.tax-ids",
          "settings.presets",
          "settings.products" ->
          SHIPPING;
      case "settings.accounts",
          "settings.shops",
          "settings.keys",
          "settings.webhooks",
          "settings.api" ->
          CONNECTIONS;
      case "settings.brand", "settings.mail" -> CUSTOMERS;
      case "settings.wallet", "settings.invoices" -> MONEY;
      default -> DESK;
    };
  }
}
