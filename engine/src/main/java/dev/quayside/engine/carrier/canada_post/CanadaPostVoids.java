package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Labels given back: before their group is transmitted they are voided and cost nothing,
/// afterwards the money is asked for, which Canada Post decides later.
///
/// @param scans of a number
record CanadaPostVoids(CarrierLine line, CanadaPostApi api, Function<String, List<Scan>> scans) {

  /// Of a shipment that is transmitted: ask for a refund.
  private static final String TRANSMITTED = "8064";

  /// A refund is decided in so long: general knowledge.
  private static final int DECIDED_IN_DAYS = 10;

  VoidAnswer voidLabel(IssuedLabel label) {
    var handle = CanadaPostHandle.read(label.handle());
    if (!handle.isGrouped()) {
      return refund(label, handle, handle.refund());
    }
    var said = api.voidShipment(handle.self());
    // what was voided before is not found any more
    if (said.isGood() || said.isUnknown()) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    return CanadaPostErrors.has(said, TRANSMITTED)
        ? refund(label, handle, refundLink(handle))
        : refused(said);
  }

  /// It may have come with the transmission only.
  private String refundLink(CanadaPostHandle handle) {
    return handle.refund().isEmpty()
        ? CanadaPostShipments.link(read(api.shipment(handle.self())), "refund")
        : handle.refund();
  }

  /// Whether it was asked for before, the shipment's details tell.
  private VoidAnswer refund(IssuedLabel label, CanadaPostHandle handle, String link) {
    if (link.isEmpty() || handle.email().isEmpty()) {
      return new VoidAnswer.Refused(
          link.isEmpty() ? CanadaPostWords.NO_REFUND.of() : CanadaPostWords.NO_EMAIL.of());
    }
    return requestedOn(handle)
        .map(day -> decision(label, day))
        .orElseGet(() -> request(link, handle.email()));
  }

  private VoidAnswer request(String link, String email) {
    var said = api.refund(link, CanadaPostShipments.refund(email));
    return said.isGood()
        ? new VoidAnswer.Requested(Duration.ofDays(DECIDED_IN_DAYS))
        : refused(said);
  }

  private VoidAnswer refused(Said said) {
    var messages = CanadaPostErrors.messages(said);
    if (messages.isEmpty() || said.isDenied()) {
      throw CanadaPostErrors.problem(line, said);
    }
    return new VoidAnswer.Refused(
        Message.said(CanadaPost.NAME + ": " + messages.getFirst().description()));
  }

  /// A day that cannot be read is taken for today: it was requested, and is not requested again.
  private Optional<LocalDate> requestedOn(CanadaPostHandle handle) {
    var day =
        read(api.shipment(handle.details()))
            .text("shipment-detail", "refund-request-info", "service-ticket-date");
    return day.isEmpty()
        ? Optional.empty()
        : Optional.of(CanadaPostTime.date(day).orElseGet(this::today));
  }

  /// It says no more than that it was asked: a label nobody scanned is refunded.
  private VoidAnswer decision(IssuedLabel label, LocalDate requested) {
    var today = today();
    var decided = requested.plusDays(DECIDED_IN_DAYS);
    if (today.isBefore(decided)) {
      return new VoidAnswer.Requested(Duration.ofDays(decided.toEpochDay() - today.toEpochDay()));
    }
    return scans.apply(label.trackingNumber()).stream().anyMatch(scan -> scan.status().isHandled())
        ? new VoidAnswer.Refused(CanadaPostWords.SCANNED.of())
        : new VoidAnswer.Voided(Duration.ZERO);
  }

  private LocalDate today() {
    return LocalDate.ofInstant(line.clock().instant(), ZoneOffset.UTC);
  }

  private Xml read(Said said) {
    return CanadaPostErrors.read(line, said);
  }
}
