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

/// Voids and refunds: before its group is transmitted a label is voided and costs nothing;
/// afterwards a refund is requested, which Canada Post decides later.
///
/// @param scans of a tracking number
record CanadaPostVoids(CarrierLine line, CanadaPostApi api, Function<String, List<Scan>> scans) {

  /// The error of a void after transmission, when a refund has to be requested instead.
  private static final String TRANSMITTED = "8064";

  /// Days until a refund is decided: general knowledge. Asking earlier would not tell.
  private static final int DECIDED_IN_DAYS = 10;

  VoidAnswer voidLabel(IssuedLabel label) {
    var handle = CanadaPostHandle.read(label.handle());
    if (!handle.isGrouped()) {
      return refund(label, handle, handle.refund());
    }
    var said = api.voidShipment(handle.self());
    if (said.isGood() || isGone(said)) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    return CanadaPostErrors.has(said, TRANSMITTED)
        ? refund(label, handle, refundLink(handle))
        : refused(said);
  }

  /// A shipment voided before is no longer found. Canada Post says so in a message; a gateway's
  /// page proves nothing.
  private static boolean isGone(Said said) {
    return said.isUnknown() && !CanadaPostErrors.messages(said).isEmpty();
  }

  /// The link to request a refund, which may exist only since the transmission.
  private String refundLink(CanadaPostHandle handle) {
    return handle.refund().isEmpty()
        ? CanadaPostShipments.link(read(api.shipment(handle.self())), "refund")
        : handle.refund();
  }

  /// Requests a refund, unless the shipment's details say that one was requested before.
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

  /// The day a refund was requested; empty when none was. A day that cannot be read is taken for
  /// today, so that the refund is not requested again.
  private Optional<LocalDate> requestedOn(CanadaPostHandle handle) {
    var day =
        read(api.shipment(handle.details()))
            .text("shipment-detail", "refund-request-info", "service-ticket-date");
    return day.isEmpty()
        ? Optional.empty()
        : Optional.of(CanadaPostTime.date(day).orElseGet(this::today));
  }

  /// The outcome of a requested refund. Canada Post does not state it: an unscanned label is
  /// refunded.
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
