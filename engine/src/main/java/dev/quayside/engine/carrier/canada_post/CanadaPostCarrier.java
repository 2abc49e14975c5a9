package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.InDoubtException;
import dev.quayside.engine.carrier.IssuedLabel;
import dev.quayside.engine.carrier.LookupAnswer;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Tender;
import dev.quayside.engine.carrier.VoidAnswer;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Canada Post, parcels of a contract customer.
final class CanadaPostCarrier extends AccountCarrier {

  private static final int ACCEPTED = 202;
  private static final int NOT_FOUND = 404;

  /// How long a request that broke off may still be worked on: a guess.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  /// A refund is decided in so long: general knowledge.
  private static final int DECIDED_IN_DAYS = 10;

  private final CanadaPostApi api;

  CanadaPostCarrier(CarrierLine line) {
    super(line);
    api = new CanadaPostApi(line);
  }

  @Override
  public CarrierProfile profile() {
    return CanadaPostServices.PROFILE;
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var said = api.rates(CanadaPostRates.scenario(line.credentials(), consignment, services));
    return CanadaPostRates.rating(read(good(said)), consignment);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var said = good(api.create(CanadaPostShipments.shipment(line.credentials(), tender)));
    return Xml.read(said)
        .flatMap(info -> acceptance(info, tender))
        .map(this::withFiles)
        .orElseThrow(() -> new InDoubtException(CarrierWords.GARBLED.of(CanadaPost.NAME)));
  }

  /// By our request id, which every shipment carries.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var shipments = read(good(api.byRequestId(tender.reference())));
    return shipments.children("shipment-info").stream()
        .findFirst()
        .or(() -> linked(shipments))
        .flatMap(info -> acceptance(info, tender))
        .map(this::withFiles)
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  private Optional<Xml> linked(Xml shipments) {
    return shipments.children("link").stream()
        .findFirst()
        .map(link -> read(good(api.shipment(link.attribute("href")))));
  }

  private Optional<Acceptance> acceptance(Xml info, Tender tender) {
    return CanadaPostShipments.acceptance(info, tender.consignment(), line.clock().instant());
  }

  @Override
  public Optional<byte[]> document(String link) {
    var said = api.file(link);
    return said.status() == ACCEPTED ? Optional.empty() : Optional.of(good(said).body());
  }

  /// The label was transmitted when it was made, so the money is asked back. Whether that was done
  /// before, the shipment's details tell.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var handle = CanadaPostHandle.read(label.handle());
    if (handle.refund().isEmpty() || handle.email().isEmpty()) {
      return new VoidAnswer.Refused(
          handle.refund().isEmpty()
              ? CanadaPostWords.NO_REFUND.of()
              : CanadaPostWords.NO_EMAIL.of());
    }
    return requestedOn(handle).map(day -> decision(label, day)).orElseGet(() -> request(handle));
  }

  private VoidAnswer request(CanadaPostHandle handle) {
    var said = api.refund(handle.refund(), CanadaPostShipments.refund(handle.email()));
    if (said.isGood()) {
      return new VoidAnswer.Requested(Duration.ofDays(DECIDED_IN_DAYS));
    }
    var messages = CanadaPostErrors.messages(said);
    if (messages.isEmpty() || said.status() == 401 || said.status() == 403) {
      throw CanadaPostErrors.problem(line, said);
    }
    return new VoidAnswer.Refused(
        Message.said(CanadaPost.NAME + ": " + messages.getFirst().description()));
  }

  private Optional<LocalDate> requestedOn(CanadaPostHandle handle) {
    var day =
        read(good(api.shipment(handle.details())))
            .text("shipment-detail", "refund-request-info", "service-ticket-date");
    return day.isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(day));
  }

  /// It says no more than that it was asked: a label nobody scanned is refunded.
  private VoidAnswer decision(IssuedLabel label, LocalDate requested) {
    var today = LocalDate.ofInstant(line.clock().instant(), ZoneOffset.UTC);
    var decided = requested.plusDays(DECIDED_IN_DAYS);
    if (today.isBefore(decided)) {
      return new VoidAnswer.Requested(Duration.ofDays(decided.toEpochDay() - today.toEpochDay()));
    }
    return track(label.trackingNumber()).stream().anyMatch(scan -> scan.status().isHandled())
        ? new VoidAnswer.Refused(CanadaPostWords.SCANNED.of())
        : new VoidAnswer.Voided(Duration.ZERO);
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    var said = api.track(trackingNumber);
    if (said.status() == NOT_FOUND) {
      return List.of();
    }
    var detail = read(good(said));
    return CanadaPostTracking.scans(
        detail.isNamed("tracking-detail")
            ? detail
            : detail.child("tracking-detail").orElse(detail));
  }

  private Said good(Said said) {
    if (!said.isGood()) {
      throw CanadaPostErrors.problem(line, said);
    }
    return said;
  }

  private Xml read(Said said) {
    return Xml.read(said).orElseThrow(() -> line.garbled());
  }
}
