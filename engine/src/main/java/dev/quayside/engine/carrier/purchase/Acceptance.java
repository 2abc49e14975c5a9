package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The carrier's acceptance of a tender.
///
/// @param handle what the carrier needs for a void, a reprint or a manifest, in its own format;
///   only its connector reads it; empty when the tracking number is enough
/// @param codes the contents of the label's bar codes beside the tracking number, as a scanner
///   reads them; a shipment is found by them
/// @param routing the carrier's routing texts for the label, by name (for UPS `urc`, for FedEx
///   `ursa`, `airport`)
/// @param shipDate the date printed on the label, in the origin's time zone
/// @param charged the amount the carrier says it charges; null when it does not say
/// @param documents the carrier's files; without a label among them Quayside draws it
/// @param pieces the labels of a shipment of several boxes, in their order, `trackingNumber` being
///   its master number; empty for one box
public record Acceptance(
    String trackingNumber,
    String handle,
    List<String> codes,
    Map<String, String> routing,
    LocalDate shipDate,
    @Nullable LocalDate estimatedDelivery,
    Instant acceptedAt,
    @Nullable Money charged,
    List<CarrierDocument> documents,
    List<PieceLabel> pieces) {

  /// Fills in handles and codes, which purchases stored before they existed lack.
  public Acceptance {
    handle = Absent.toEmpty(handle);
    codes = List.copyOf(Absent.toEmpty(codes));
    routing = Map.copyOf(routing);
    documents = List.copyOf(Absent.toEmpty(documents));
    pieces = List.copyOf(Absent.toEmpty(pieces));
  }

  /// The acceptance of one box.
  public Acceptance(
      String trackingNumber,
      String handle,
      List<String> codes,
      Map<String, String> routing,
      LocalDate shipDate,
      @Nullable LocalDate estimatedDelivery,
      Instant acceptedAt,
      @Nullable Money charged,
      List<CarrierDocument> documents) {
    this(
        trackingNumber,
        handle,
        codes,
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        documents,
        List.of());
  }

  /// The acceptance of a label whose bar codes hold only its tracking number.
  public Acceptance(
      String trackingNumber,
      String handle,
      Map<String, String> routing,
      LocalDate shipDate,
      @Nullable LocalDate estimatedDelivery,
      Instant acceptedAt,
      @Nullable Money charged,
      List<CarrierDocument> documents) {
    this(
        trackingNumber,
        handle,
        List.of(),
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        documents);
  }

  /// The acceptance of a label that Quayside draws and that needs no handle.
  public Acceptance(
      String trackingNumber,
      Map<String, String> routing,
      LocalDate shipDate,
      @Nullable LocalDate estimatedDelivery,
      Instant acceptedAt) {
    this(trackingNumber, "", routing, shipDate, estimatedDelivery, acceptedAt, null, List.of());
  }

  public Acceptance with(List<CarrierDocument> files) {
    return new Acceptance(
        trackingNumber,
        handle,
        codes,
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        files,
        pieces);
  }

  /// The same under another number.
  public Acceptance numbered(String number) {
    return new Acceptance(
        number,
        handle,
        codes,
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        documents,
        pieces);
  }

  /// The same of a shipment of several boxes.
  public Acceptance in(List<PieceLabel> labels) {
    return new Acceptance(
        trackingNumber,
        handle,
        codes,
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        documents,
        labels);
  }

  /// What any label of the shipment is found by, beside its tracking number.
  public List<String> allCodes() {
    return pieces.isEmpty()
        ? codes
        : Stream.of(
                Stream.of(trackingNumber),
                codes.stream(),
                pieces.stream().flatMap(PieceLabel::allCodes))
            .flatMap(Function.identity())
            .distinct()
            .toList();
  }

  /// One of its labels, as if it were the only one.
  ///
  /// @param place from 0
  public Acceptance label(int place) {
    if (pieces.size() <= place) {
      return this;
    }
    var piece = pieces.get(place);
    return new Acceptance(
        piece.trackingNumber(),
        handle,
        piece.codes(),
        piece.routing(),
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        documents,
        pieces);
  }

  /// The acceptance without its files, which are stored separately.
  public Acceptance words() {
    return with(List.of());
  }

  /// Erases what only served to draw and find the label.
  public Acceptance forgotten() {
    return new Acceptance(
        trackingNumber,
        handle,
        List.of(),
        Map.of(),
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        List.of(),
        pieces.stream().map(PieceLabel::forgotten).toList());
  }
}
