package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import org.jspecify.annotations.Nullable;

/// Parcels for tests, all to businesses unless said otherwise.
final class Boxes {

  private Boxes() {}

  static Parcel of(int pounds, String length, String width, String height) {
    return of(Weight.ofPounds(pounds), Dimensions.ofInches(length, width, height));
  }

  static Parcel of(Weight weight, @Nullable Dimensions sides) {
    return of(weight, sides, false);
  }

  static Parcel of(Weight weight, @Nullable Dimensions sides, @Nullable Boolean residential) {
    return new Parcel(weight, sides, false, Signature.NONE, null, residential);
  }

  static Parcel toHome(Parcel p) {
    return new Parcel(
        p.weight(), p.dimensions(), p.hazmat(), p.signature(), p.insuredValue(), true);
  }

  static Parcel hazmat(Parcel p) {
    return new Parcel(
        p.weight(), p.dimensions(), true, p.signature(), p.insuredValue(), p.residential());
  }

  static Parcel signed(Parcel p, Signature signature) {
    return new Parcel(
        p.weight(), p.dimensions(), p.hazmat(), signature, p.insuredValue(), p.residential());
  }

  static Parcel insured(Parcel p, String usd) {
    return insured(p, Money.usd(usd));
  }

  static Parcel insured(Parcel p, Money value) {
    return new Parcel(
        p.weight(), p.dimensions(), p.hazmat(), p.signature(), value, p.residential());
  }
}
