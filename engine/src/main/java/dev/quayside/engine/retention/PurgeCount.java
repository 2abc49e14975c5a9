package dev.quayside.engine.retention;

/// What was forgotten, or would be.
///
/// @param shipments closed ones, now without their customer
/// @param labelFiles drawn labels and papers that were kept with print jobs
/// @param orders shipped or called off, now without their customer
/// @param contacts recipients in the address book nobody ships to any more
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
