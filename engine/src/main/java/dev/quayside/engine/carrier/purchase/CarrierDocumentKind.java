package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;
import java.util.Optional;

/// The purpose of a carrier's file.
public enum CarrierDocumentKind implements WireWord {
  LABEL,
  RETURN_LABEL,
  COMMERCIAL_INVOICE,
  CUSTOMS_FORM,
  RECEIPT,
  /// The document the courier takes with the parcel.
  WAYBILL,
  MANIFEST;

  public static Optional<CarrierDocumentKind> ofWire(String wire) {
    return Arrays.stream(values()).filter(kind -> kind.wire().equals(wire)).findFirst();
  }
}
