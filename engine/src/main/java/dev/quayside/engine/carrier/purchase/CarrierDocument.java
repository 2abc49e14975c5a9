package dev.quayside.engine.carrier.purchase;

import org.jspecify.annotations.Nullable;

/// A file of a carrier's: PDF, PNG, GIF or ZPL, told apart by its first bytes; or a link to one
/// that is not ready yet.
///
/// @param file null while the carrier still makes it
/// @param link to fetch the file by later; empty once the file is there
/// @param piece the number of the box that a label is for, of a shipment of several of which each
///   has a file of its own; 0 for what is for the whole shipment
public record CarrierDocument(
    CarrierDocumentKind kind, byte @Nullable [] file, String link, int piece) {

  public CarrierDocument(CarrierDocumentKind kind, byte @Nullable [] file, String link) {
    this(kind, file, link, 0);
  }

  /// The label of one box of several.
  ///
  /// @param number of the box, from 1
  public static CarrierDocument label(int number, byte[] file) {
    return new CarrierDocument(CarrierDocumentKind.LABEL, file, "", number);
  }

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
