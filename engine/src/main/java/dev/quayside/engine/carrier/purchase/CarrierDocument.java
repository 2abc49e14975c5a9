package dev.quayside.engine.carrier.purchase;

import org.jspecify.annotations.Nullable;

/// A file of a carrier's: PDF, PNG, GIF or ZPL, told apart by its first bytes; or a link to one
/// that is not ready yet.
///
/// @param file null while the carrier still makes it
/// @param link to fetch the file by later; empty once the file is there
public record CarrierDocument(CarrierDocumentKind kind, byte @Nullable [] file, String link) {

  public static CarrierDocument ready(CarrierDocumentKind kind, byte[] file) {
    return new CarrierDocument(kind, file, "");
  }

  public static CarrierDocument later(CarrierDocumentKind kind, String link) {
    return new CarrierDocument(kind, null, link);
  }

  /// A file that the carrier gives only once and that did not arrive.
  public static CarrierDocument lost(CarrierDocumentKind kind) {
    return new CarrierDocument(kind, null, "");
  }

  public boolean isLost() {
    return file == null && link.isEmpty();
  }
}
