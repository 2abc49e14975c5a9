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

/// Puts a shipment into words.
record ShipmentWords(Ui ui) {

  String status(ShipmentStatus status) {
    return ui.text("shipments.status." + status.wire().replace('_', '-'));
  }

  /// The status; marked for a label of a carrier's test system.
  String status(Shipment shipment) {
    var status = lacksFile(shipment) ? fileWord(shipment) : status(shipment.status());
    return shipment.terms().test() ? ui.text("shipments.test", status) : status;
  }

  /// The status; for a label that waits for its parcel, also that it is not on paper.
  ///
  /// @param paper null when the label is on paper, or never went to a printer
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

  /// Whether the label is bought but has no file to print.
  static boolean lacksFile(Shipment shipment) {
    return shipment.status() == ShipmentStatus.CREATED && shipment.file() != LabelFile.READY;
  }

  private String fileWord(Shipment shipment) {
    return ui.text("shipments.file." + shipment.file().wire());
  }

  /// The state of the label's file, in a sentence.
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

  /// The recipient's name; the destination once the customer's data was deleted.
  static String recipient(Shipment shipment) {
    var to = shipment.consignment().to();
    return Stream.of(to.name(), to.company())
        .filter(Objects::nonNull)
        .filter(name -> !name.isBlank())
        .findFirst()
        .orElseGet(() -> destination(shipment));
  }

  /// The city and state, `Brooklyn, NY`; abroad also the country.
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

  /// What is being done about a purchase or void the carrier has not answered.
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

  /// How long the label can still be voided; empty when it cannot.
  static Optional<Duration> voidLeft(Shipment shipment, Instant now) {
    var until = shipment.voidableUntil();
    return until != null
            && until.isAfter(now)
            && shipment.labelStatus() == LabelStatus.CREATED
            && shipment.status() == ShipmentStatus.CREATED
        ? Optional.of(Duration.between(now, until))
        : Optional.empty();
  }

  /// The refund that is possible or under way; empty for none.
  String money(Shipment shipment, Instant now) {
    var refund = shipment.refund();
    if (refund != null) {
      return ui.text("shipments.refund." + key(refund));
    }
    return voidLeft(shipment, now)
        .map(left -> ui.text("shipments.void-left", ui.formats().span(left)))
        .orElse("");
  }

  /// The refund that is possible or under way, in a sentence.
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
