package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.base.text.Absent;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The label of one box of a shipment of several.
///
/// @param trackingNumber of this box
/// @param codes the contents of the label's bar codes beside the tracking number
/// @param routing the carrier's routing texts for this label, by name
public record PieceLabel(String trackingNumber, List<String> codes, Map<String, String> routing) {

  /// The routing text with the number of the whole shipment, where the label bears it in place of
  /// its own.
  public static final String WAYBILL = "waybill";

  public PieceLabel {
    codes = List.copyOf(Absent.toEmpty(codes));
    routing = routing == null ? Map.of() : Map.copyOf(routing);
  }

  /// A label that is known by its number only.
  public static PieceLabel of(String trackingNumber) {
    return new PieceLabel(trackingNumber, List.of(), Map.of());
  }

  /// Whether a scanned or typed code is of this label.
  public boolean isNamed(String code) {
    return trackingNumber.equals(code) || codes.contains(code);
  }

  Stream<String> allCodes() {
    return Stream.concat(Stream.of(trackingNumber), codes.stream());
  }

  PieceLabel forgotten() {
    return of(trackingNumber);
  }
}
