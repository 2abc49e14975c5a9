package dev.quayside.engine.platform.event;

/// What engines keep in memory and another engine on the same database may change.
public enum Remembered {
  /// Carriers switched on or off, and accounts with them.
  CARRIER_ACCOUNTS,
  /// Sandbox carriers' faults and the clocks of workspaces.
  SANDBOX,
  /// Keys, which streams that are open go by.
  KEYS,
  /// Printers: which there are, how they are set up, and how their stations saw them last.
  PRINTERS,
  /// What stations are called.
  STATIONS,
  /// Which webhooks want which events.
  WEBHOOKS,
  /// Which shops orders are pulled from.
  SOURCES,
  /// When what is packed has to be checked.
  PACK_CHECKS,
  /// The tax numbers that are filled in by themselves.
  TAX_IDS
}
