package dev.quayside.engine.retention;

/// Numbers of what was deleted, or would be.
///
/// @param shipments closed shipments without their customer data
/// @param labelFiles label and document files stored with print jobs and shipments
/// @param orders shipped or cancelled orders without their customer data
/// @param contacts address book entries no longer used
public record PurgeCount(int shipments, int labelFiles, int orders, int contacts) {

  static final PurgeCount NOTHING = new PurgeCount(0, 0, 0, 0);

  public boolean isNothing() {
    return equals(NOTHING);
  }

  PurgeCount plus(PurgeCount more) {
    return new PurgeCount(
        shipments + more.shipments,
        labelFiles + more.labelFiles,
        orders + more.orders,
        contacts + more.contacts);
  }
}
