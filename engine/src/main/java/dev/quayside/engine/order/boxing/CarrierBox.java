package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.Packaging;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Boxes and envelopes that a carrier gives away and carries at one price: those of the Postal
/// Service, with the inside sizes of its store (store.usps.com, flat rate supplies), up to 70 lb
/// (DMM 123.1.5). Envelopes lie flat.
enum CarrierBox {
  SMALL(Packaging.SMALL_FLAT_RATE_BOX, false, "8.625", "5.375", "1.625"),
  MEDIUM_TOP(Packaging.MEDIUM_FLAT_RATE_BOX, false, "11", "8.5", "5.5"),
  MEDIUM_SIDE(Packaging.MEDIUM_FLAT_RATE_BOX, false, "13.625", "11.875", "3.375"),
  LARGE(Packaging.LARGE_FLAT_RATE_BOX, false, "12", "12", "5.5"),
  ENVELOPE(Packaging.FLAT_RATE_ENVELOPE, true, "12.5", "9.5", "1"),
  LEGAL_ENVELOPE(Packaging.LEGAL_FLAT_RATE_ENVELOPE, true, "15", "9.5", "1"),
  PADDED_ENVELOPE(Packaging.PADDED_FLAT_RATE_ENVELOPE, true, "12.5", "9.5", "1");

  static final String CARRIER = "usps";
  static final Weight HEAVIEST = Weight.ofPounds(70);

  private final Packaging packaging;
  private final boolean mailer;
  private final Sides inside;

  CarrierBox(Packaging packaging, boolean mailer, String length, String width, String height) {
    this.packaging = packaging;
    this.mailer = mailer;
    this.inside = Sides.ofInches(length, width, height);
  }

  static List<CarrierBox> all() {
    return List.of(values());
  }

  /// The first of a packaging's forms; empty for the sender's own.
  static Optional<CarrierBox> of(Packaging packaging) {
    return Arrays.stream(values()).filter(each -> each.packaging == packaging).findFirst();
  }

  Packaging packaging() {
    return packaging;
  }

  boolean isMailer() {
    return mailer;
  }

  Sides inside() {
    return inside;
  }
}
