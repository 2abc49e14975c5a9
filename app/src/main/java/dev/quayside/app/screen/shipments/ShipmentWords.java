package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A shipment as people say it.
record ShipmentWords(Ui ui) {

  String status(ShipmentStatus status) {
    return ui.text("shipments.status." + status.wire().replace('_', '-'));
  }

  /// A label of a carrier's test system is marked.
  String status(Shipment shipment) {
    var status = lacksFile(shipment) ? fileWord(shipment) : status(shipment.status());
    return shipment.terms().test() ? ui.text("shipments.test", status) : status;
  }

  /// Of a label that waits for its parcel, that it is not on paper.
  ///
  /// @param paper null of one that is, or never went to a printer
  String status(Shipment shipment, @Nullable Unprinted paper) {
    return paper == null || !waits(shipment)
        ? status(shipment)
        : ui.text("shipments.unprinted." + paper.ordinal());
  }

  static Tone tone(Shipment shipment, @Nullable Unprinted paper) {
    if (paper == null || !waits(shipment)) {
      return tone(shipment);
    }
    return switch (paper) {
      case FAILED, ASKED -> Tone.BAD;
      case WAITING -> Tone.WAITING;
    };
  }

  private static boolean waits(Shipment shipment) {
    return shipment.status() == ShipmentStatus.CREATED && !lacksFile(shipment);
  }

  /// Of what is bought, but cannot be put on a parcel.
  static boolean lacksFile(Shipment shipment) {
    return shipment.status() == ShipmentStatus.CREATED && shipment.file() != LabelFile.READY;
  }

  private String fileWord(Shipment shipment) {
    return ui.text("shipments.file." + shipment.file().wire());
  }

  /// What became of the label's file, in a sentence.
  String fileInFull(Shipment shipment) {
    return ui.text("shipments.file-line." + shipment.file().wire());
  }

  static Tone tone(Shipment shipment) {
    return lacksFile(shipment)
        ? shipment.file() == LabelFile.LOST ? Tone.BAD : Tone.WAITING
        : tone(shipment.status());
  }

  private static Tone tone(ShipmentStatus status) {
    return switch (status) {
      case PENDING -> Tone.WAITING;
      case CREATED -> Tone.SWIFT;
      case IN_TRANSIT -> Tone.QUIET;
      case DELIVERED -> Tone.GOOD;
      case EXCEPTION, RETURNED -> Tone.BAD;
      case CANCELLED -> Tone.QUIET;
    };
  }

  /// Where it went, once its customer was forgotten.
  static String recipient(Shipment shipment) {
    var to = shipment.consignment().to();
    return Stream.of(to.name(), to.company())
        .filter(Objects::nonNull)
        .filter(name -> !name.isBlank())
        .findFirst()
        .orElseGet(() -> destination(shipment));
  }

  /// `Brooklyn, NY`; abroad with the country.
  static String destination(Shipment shipment) {
    var to = shipment.consignment().to();
    var abroad = !to.country().equals(shipment.consignment().from().country());
    return Stream.of(to.city(), to.state(), abroad ? to.country() : null)
        .filter(Objects::nonNull)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(", "));
  }

  static String reference(Shipment shipment) {
    return Objects.requireNonNullElse(shipment.consignment().reference(), "");
  }

  /// What is being done about what the carrier has not answered.
  String open(Settlement open) {
    var next = ui.formats().stamp(open.nextAskAt());
    var key =
        switch (open.kind()) {
          case PURCHASE -> "shipments.open.purchase";
          case VOID -> "shipments.open.void";
        };
    return ui.text(key, open.attempts(), next)
        + (open.byHand() ? " " + ui.text("shipments.open.by-hand") : "");
  }

  /// How long it can still be voided; empty when it cannot.
  static Optional<Duration> voidLeft(Shipment shipment, Instant now) {
    var until = shipment.voidableUntil();
    return until != null
            && until.isAfter(now)
            && shipment.labelStatus() == LabelStatus.CREATED
            && shipment.status() == ShipmentStatus.CREATED
        ? Optional.of(Duration.between(now, until))
        : Optional.empty();
  }

  /// What can be got back, or is on its way back.
  String money(Shipment shipment, Instant now) {
    var refund = shipment.refund();
    if (refund != null) {
      return ui.text("shipments.refund." + key(refund));
    }
    return voidLeft(shipment, now)
        .map(left -> ui.text("shipments.void-left", ui.formats().span(left)))
        .orElse("");
  }

  /// The same in a sentence.
  String moneyInFull(Shipment shipment, Instant now) {
    var refund = shipment.refund();
    if (refund != null) {
      return ui.text(
          "shipments.refund-line." + key(refund),
          ui.formats().money(refund.amount()),
          refund.dueAt() == null ? "" : ui.formats().dayOf(refund.dueAt()));
    }
    return voidLeft(shipment, now)
        .map(
            left ->
                ui.text(
                    "shipments.void-left-line",
                    ui.formats().dayOf(Objects.requireNonNull(shipment.voidableUntil())),
                    ui.formats().remaining(left)))
        .orElseGet(() -> ui.text("shipments.void-over"));
  }

  private static String key(Refund refund) {
    return refund.status().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
