package dev.quayside.engine.platform.event;

/// What a live change is about; the ids that come with it are of the kind named here.
public enum Topic {
  /// Shipments that have a label now.
  LABEL_CREATED,
  /// Shipments whose label is void now.
  LABEL_CANCELLED,
  /// Shipments that changed otherwise: asked for, in doubt, given up.
  SHIPMENT_CHANGED,
  /// Shipments whose parcel moved.
  TRACKING_MOVED,
  /// Print jobs; printers belong to the installation, so every workspace is told.
  PRINT_JOB_CHANGED,
  /// Names of printers that were set up, removed, or stopped or went on; every workspace is told.
  PRINTER_CHANGED,
  /// Addresses of printers that were found and could be set up; every workspace is told.
  PRINTER_FOUND,
  /// Kinds of paper that go to another printer now.
  PRINT_ROUTE_CHANGED,
  /// Orders that were taken in, or are no longer as they were.
  ORDER_CHANGED,
  /// Files of orders that were taken in or mended.
  ORDER_FILE_CHANGED,
  /// Folders that are watched from now on, or no longer, or in which something was taken or wrong.
  WATCHED_FOLDER_CHANGED,
  /// Batches that went on, were paused, or ended.
  BATCH_CHANGED,
  /// Events that are kept now.
  EVENT_KEPT,
  /// Keys that no longer work.
  KEY_REVOKED,
  /// Shipments that were charged or refunded, and entries of the ledger without a shipment.
  WALLET_MOVED,
  /// Workspaces that have another name, were archived or came back; every workspace is told.
  WORKSPACE_CHANGED
}
