package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.printing.message.Message;
import java.util.Currency;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// What a carrier does not take, as far as known without asking it. The first limit that applies
/// gives the reason.
public final class Limits {

  private record Limit(Predicate<Consignment> applies, Problem why) {}

  private final String carrier;
  private final Limit[] limits;

  private Limits(String carrier, Limit... limits) {
    this.carrier = carrier;
    this.limits = limits;
  }

  /// @param carrier its name for people
  public static Limits of(String carrier) {
    return new Limits(carrier);
  }

  public Limits and(Predicate<Consignment> applies, ProblemCode code, Message why) {
    return and(applies, new Problem.Refused(code, why));
  }

  public Limits and(Predicate<Consignment> applies, Problem why) {
    var limit = new Limit(applies, why);
    return new Limits(
        carrier, Stream.concat(Stream.of(limits), Stream.of(limit)).toArray(Limit[]::new));
  }

  public Limits noPostBoxes() {
    return and(ToPostBox::is, ToPostBox.refusal(carrier));
  }

  public Limits within(String country) {
    return and(
        each -> !isWithin(each, country),
        ProblemCode.SERVICE_NOT_AVAILABLE,
        CarrierWords.DOMESTIC_ONLY.of(carrier));
  }

  public Limits from(String country) {
    return and(
        each -> !each.from().country().equals(country),
        ProblemCode.SERVICE_NOT_AVAILABLE,
        CarrierWords.OWN_COUNTRY.of(carrier));
  }

  public Limits noReturns() {
    return noReturns(Consignment::isReturn);
  }

  public Limits noReturns(Predicate<Consignment> such) {
    return and(such, ProblemCode.RETURNS_NOT_SUPPORTED, CarrierWords.NO_RETURNS.of(carrier));
  }

  /// @param currency the only one its cover is counted in
  public Limits insuredIn(Currency currency) {
    return and(
        each ->
            Optional.ofNullable(each.parcel().insuredValue())
                .filter(value -> !value.currency().equals(currency))
                .isPresent(),
        ProblemException.invalid(
                ProblemCode.SERVICE_NOT_AVAILABLE,
                "parcel.insuredValue",
                CarrierWords.IN_CURRENCY.of(carrier, currency.getCurrencyCode()))
            .problem());
  }

  public Limits noSignatures() {
    return and(
        each -> each.parcel().signature() != Signature.NONE,
        ProblemCode.SERVICE_NOT_AVAILABLE,
        CarrierWords.NO_SIGNATURES.of(carrier));
  }

  public Limits noHazmat() {
    return noHazmat(each -> each.parcel().hazmat());
  }

  public Limits noHazmat(Predicate<Consignment> such) {
    return and(such, ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT.of(carrier));
  }

  public Limits sized() {
    return sized(each -> each.parcel().dimensions() != null);
  }

  public Limits sized(Predicate<Consignment> sized) {
    return and(
        sized.negate(), ProblemCode.DIMENSION_REQUIRED, CarrierWords.SIZE_REQUIRED.of(carrier));
  }

  /// @param words the weight in the carrier's unit: `150 lb`
  public Limits heaviest(Weight most, String words) {
    return and(
        each -> each.parcel().weight().isMoreThan(most),
        ProblemCode.WEIGHT_EXCEEDS_LIMIT,
        CarrierWords.TOO_HEAVY.of(carrier, words));
  }

  /// @param words the largest size in the carrier's unit: `48 in, 9849.6 cu in`
  public Limits largest(Predicate<Dimensions> larger, String words) {
    return and(
        each -> larger.test(sides(each)),
        ProblemCode.SIZE_EXCEEDS_LIMIT,
        CarrierWords.TOO_LARGE.of(carrier, words));
  }

  /// The first limit that applies to the consignment, or to any box of a shipment of several.
  public Optional<Problem> refusal(Consignment consignment) {
    return consignment.isInPieces()
        ? consignment.parcels().stream()
            .flatMap(box -> refusalOfBox(consignment.with(box)).stream())
            .findFirst()
        : refusalOfBox(consignment);
  }

  private Optional<Problem> refusalOfBox(Consignment consignment) {
    for (var each : limits) {
      if (each.applies().test(consignment)) {
        return Optional.of(each.why());
      }
    }
    return Optional.empty();
  }

  /// @throws ProblemException with the first limit that applies
  public void require(Consignment consignment) {
    refusal(consignment)
        .ifPresent(
            why -> {
              throw new ProblemException(why);
            });
  }

  /// A carrier of one country sends drivers there only.
  ///
  /// @param own whether the place of a pickup lies in it
  /// @throws ProblemException `SERVICE_NOT_AVAILABLE` when it does not
  public static void requireOwnCountry(String carrier, boolean own) {
    if (!own) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, CarrierWords.OWN_COUNTRY, carrier);
    }
  }

  /// The dimensions of a consignment that is known to have them.
  public static Dimensions sides(Consignment consignment) {
    return Objects.requireNonNull(consignment.parcel().dimensions());
  }

  private static boolean isWithin(Consignment consignment, String country) {
    return consignment.from().country().equals(country)
        && consignment.to().country().equals(country);
  }
}
