package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// UPS: parcels of an account.
final class UpsCarrier extends AccountCarrier {

  private static final String VOIDED = "1";

  /// UPS searches two weeks at once, from the day before the parcel is handed over.
  private static final int SEARCHED_DAYS = 13;

  /// How long UPS may still carry out a request that broke off: a guess. Until then, finding no
  /// shipment proves nothing.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  private final UpsApi api;

  UpsCarrier(CarrierLine line) {
    super(line);
    api = new UpsApi(line);
  }

  @Override
  public CarrierProfile profile() {
    return UpsServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return UpsErrors.problem(line, refusal);
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var said = good(api.rates(UpsRates.request(line.credentials(), consignment)));
    return Wire.read(said, UpsRateWire.Answer.class)
        .map(UpsRateWire.Answer::rateResponse)
        .map(rates -> UpsQuotes.rating(rates, consignment, services))
        .orElseThrow(() -> line.garbled());
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var said = good(api.ship(UpsShipments.request(line.credentials(), tender)));
    return Wire.read(said, UpsShipWire.Answer.class)
        .map(UpsShipWire.Answer::shipmentResponse)
        .map(UpsShipWire.Shipped::shipmentResults)
        .flatMap(results -> UpsShipments.acceptance(results, tender, line.clock().instant()))
        .orElseThrow(this::unreadable);
  }

  /// Finds the shipment by our reference: its label is recovered, else tracking is asked.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var said = api.recover(recovery(tender.reference(), null));
    if (UpsErrors.isOfAVoidedLabel(said)) {
      return new LookupAnswer.NotBought();
    }
    requireCredentials(said);
    return recovered(said, tender)
        .or(() -> tracked(tender))
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(
            () ->
                UpsErrors.knowsNoSuchLabel(said)
                    ? unknown(tender, SETTLES_IN)
                    : new LookupAnswer.CannotTell(null));
  }

  private Optional<Acceptance> recovered(Said said, Tender tender) {
    if (!said.isGood()) {
      return Optional.empty();
    }
    var answer =
        Wire.read(said, UpsShipWire.RecoveryAnswer.class)
            .map(UpsShipWire.RecoveryAnswer::labelRecoveryResponse)
            .orElseThrow(() -> line.garbled());
    return UpsShipments.recovered(answer, tender, line.clock().instant())
        .or(() -> candidate(answer).map(number -> acceptance(number, tender)));
  }

  private static Optional<String> candidate(UpsShipWire.Recovered answer) {
    return Absent.toEmpty(answer.trackingCandidate()).stream()
        .map(UpsShipWire.Candidate::trackingNumber)
        .filter(Objects::nonNull)
        .findFirst();
  }

  private Optional<Acceptance> tracked(Tender tender) {
    var day = UpsParties.shipDate(tender.consignment());
    var today = UpsParties.day(tender.consignment(), line.clock().instant());
    var said =
        api.trackByReference(
            tender.reference(),
            earlier(day, today).minusDays(1),
            earlier(day.plusDays(SEARCHED_DAYS), today));
    return said.isGood()
        ? UpsTracking.pieces(said)
            .filter(piece -> piece.trackingNumber() != null && !isVoided(piece))
            .findFirst()
            .map(piece -> acceptance(Objects.requireNonNull(piece.trackingNumber()), tender))
        : Optional.empty();
  }

  /// UPS searches up to today at most.
  private static LocalDate earlier(LocalDate day, LocalDate today) {
    return day.isBefore(today) ? day : today;
  }

  private static boolean isVoided(UpsTrackWire.Piece piece) {
    return UpsTracking.scans(piece).stream()
        .anyMatch(scan -> scan.status() == TrackingStatus.CANCELLED);
  }

  private Acceptance acceptance(String number, Tender tender) {
    return withFiles(UpsShipments.tracked(number, tender, line.clock().instant()));
  }

  /// @param link number and reference of a label that is not ready yet
  @Override
  public Optional<byte[]> document(String link) {
    var named = link.split(" ", 2);
    var said = api.recover(recovery(named[named.length - 1], named[0]));
    if (said.isUnknown() || UpsErrors.knowsNoSuchLabel(said)) {
      return Optional.empty();
    }
    return Wire.read(good(said), UpsShipWire.RecoveryAnswer.class)
        .map(UpsShipWire.RecoveryAnswer::labelRecoveryResponse)
        .map(UpsShipWire.Recovered::labelResults)
        .flatMap(labels -> labels.stream().findFirst())
        .flatMap(label -> UpsShipments.bytes(label.labelImage()));
  }

  /// @param trackingNumber null when only the reference is known
  private UpsShipWire.RecoveryEnvelope recovery(String reference, @Nullable String trackingNumber) {
    return new UpsShipWire.RecoveryEnvelope(
        new UpsShipWire.Recovery(
            new UpsWire.RequestOption(null, "1903", new UpsWire.Reference(reference)),
            trackingNumber,
            List.of(),
            new UpsShipWire.References(
                new UpsShipWire.Named(reference), UpsParties.accountNumber(line.credentials()))));
  }

  /// Voids by the shipment's identification number. A second void is answered as voided before.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var shipment = label.handle().isEmpty() ? label.trackingNumber() : label.handle();
    var said = api.cancel(shipment);
    if (UpsErrors.wasVoidedBefore(said)) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    requireCredentials(said);
    return said.isGood() ? decision(said) : new VoidAnswer.Refused(UpsErrors.words(said));
  }

  private VoidAnswer decision(Said said) {
    var status =
        Wire.read(said, UpsShipWire.VoidAnswer.class)
            .map(UpsShipWire.VoidAnswer::voidShipmentResponse)
            .map(UpsShipWire.Voided::summaryResult)
            .map(UpsShipWire.Summary::status)
            .orElseThrow(this::unreadable);
    return bare(status.code()).equals(VOIDED)
        ? new VoidAnswer.Voided(Duration.ZERO)
        : new VoidAnswer.Refused(Message.said(Ups.NAME + ": " + bare(status.description())));
  }

  /// The text without the line feeds UPS's test system puts around it.
  private static String bare(@Nullable String text) {
    return Absent.toEmpty(text).replaceAll("&#x?[0-9A-Fa-f]+;", "").strip();
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    var said = api.track(trackingNumber);
    if (said.isUnknown()) {
      return List.of();
    }
    good(said);
    if (!UpsTracking.isAnswer(said)) {
      throw line.garbled();
    }
    return UpsTracking.pieces(said)
        .filter(piece -> trackingNumber.equals(piece.trackingNumber()))
        .findFirst()
        .or(() -> UpsTracking.pieces(said).findFirst())
        .map(UpsTracking::scans)
        .orElse(List.of());
  }

  @Override
  protected Stream<?> abilities() {
    return Stream.of(new UpsPickups(api, line), new UpsAddressFiles(api, line));
  }
}
