package dev.quayside.engine.platform.event;

/// The subject of a live change, which also tells whose ids come with it.
public enum Topic {
  /// Shipments that now have a label.
  LABEL_CREATED,
  /// Shipments whose label is now void.
  LABEL_CANCELLED,
  /// Shipments with any other change: requested, in doubt, given up.
  SHIPMENT_CHANGED,
  /// Shipments whose parcel has a new scan.
  TRACKING_MOVED,
  /// Print jobs. Printers belong to the installation, so every workspace is notified.
  PRINT_JOB_CHANGED,
  /// Names of printers that were set up, removed, stopped or resumed; every workspace is notified.
  PRINTER_CHANGED,
  /// Addresses of printers that were found and can be set up; every workspace is notified.
  PRINTER_FOUND,
  /// Kinds of paper that now go to another printer.
  PRINT_ROUTE_CHANGED,
  /// Orders that are new or changed.
  ORDER_CHANGED,
  /// Tags that were made, renamed, coloured or deleted.
  TAG_CHANGED,
  /// Lists that people keep: made, changed or deleted.
  VIEW_CHANGED,
  /// Order files that were imported or corrected.
  ORDER_FILE_CHANGED,
  /// Folders that are watched from now on or no longer, or with a new file or a fault.
  WATCHED_FOLDER_CHANGED,
  /// Batches that continued, paused or ended.
  BATCH_CHANGED,
  /// Events that have just been stored.
  EVENT_KEPT,
  /// Keys that were revoked.
  KEY_REVOKED,
  /// What needs a person: new, said otherwise, or settled.
  NOTICE_CHANGED,
  /// People who were added, changed, locked or removed.
  USER_CHANGED,
  /// Shipments that were charged or refunded, and ledger entries without a shipment.
  WALLET_MOVED,
  /// Shops that orders come from: changed, fetched from, or failing.
  SOURCE_CHANGED,
  /// Workspaces that were renamed, archived or restored; every workspace is notified.
  WORKSPACE_CHANGED;

  /// Whether neither an event nor something {@link Remembered} tells of it, so that other engines
  /// on the database have to be told of it by itself. What one desk alone knows, such as its
  /// folders, stays there.
  boolean isWithoutEvent() {
    return switch (this) {
      case PRINT_ROUTE_CHANGED,
          TAG_CHANGED,
          VIEW_CHANGED,
          ORDER_FILE_CHANGED,
          NOTICE_CHANGED,
          USER_CHANGED,
          WORKSPACE_CHANGED ->
          true;
      case LABEL_CREATED,
          LABEL_CANCELLED,
          SHIPMENT_CHANGED,
          TRACKING_MOVED,
          PRINT_JOB_CHANGED,
          PRINTER_CHANGED,
          PRINTER_FOUND,
          ORDER_CHANGED,
          WATCHED_FOLDER_CHANGED,
          BATCH_CHANGED,
          EVENT_KEPT,
          KEY_REVOKED,
          WALLET_MOVED,
          SOURCE_CHANGED ->
          false;
    };
  }
}
