package dev.quayside.app.screen.settings;

import java.util.Locale;

/// The groups in which the sections are listed, in this order.
public enum SectionGroup {
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
}
