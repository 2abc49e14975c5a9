package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.carrier.Quote.Charge;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Rating.Declined;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Price;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Prices: those of the account's contract asked for all its products, and read. GST is in them.
final class AustraliaPostRates {

  private static final int SUBURB = 40;
  private static final int POSTCODE = 10;

  private AustraliaPostRates() {}

  /// Prices are for what leaves the contract's place: a return is priced the other way around.
  ///
  /// @param services product ids; none for all
  static AustraliaPostWire.PriceRequest request(Consignment consignment, Set<String> services) {
    AustraliaPostParcel.require(consignment.parcel());
    boolean back = consignment.isReturn();
    return new AustraliaPostWire.PriceRequest(
        place(back ? consignment.to() : consignment.from()),
        place(back ? consignment.from() : consignment.to()),
        List.of(item(consignment, services)));
  }

  private static AustraliaPostWire.PricedItem item(Consignment consignment, Set<String> services) {
    var parcel = consignment.parcel();
    var sides = Optional.ofNullable(parcel.dimensions());
    return new AustraliaPostWire.PricedItem(
        sides.map(each -> AustraliaPostParcel.centimetres(each.length())).orElse(null),
        sides.map(each -> AustraliaPostParcel.centimetres(each.width())).orElse(null),
        sides.map(each -> AustraliaPostParcel.centimetres(each.height())).orElse(null),
        AustraliaPostParcel.kilograms(parcel.weight()),
        services.isEmpty() ? null : List.copyOf(new TreeSet<>(services)),
        AustraliaPostParcel.features(parcel));
  }

  private static AustraliaPostWire.Place place(Address address) {
    var suburb = VendorText.cut(address.city(), SUBURB);
    return new AustraliaPostWire.Place(
        VendorText.cut(address.zip(), POSTCODE),
        suburb.isEmpty() ? null : suburb,
        address.country());
  }

  /// @throws ProblemException when there is no price at all, saying why
  static Rating rating(AustraliaPostWire.PricedReply said, Consignment consignment) {
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<Declined>();
    for (var price : AustraliaPostErrors.orNone(said.prices())) {
      var product = price.productId();
      if (product == null
          || price.calculatedPrice() == null
          || AustraliaPostServices.isReturn(product) != consignment.isReturn()) {
        continue;
      }
      refusal(price, consignment)
          .ifPresentOrElse(
              why -> declined.add(new Declined(product, why)),
              () -> quotes.add(quote(price, product, consignment)));
    }
    var faults = AustraliaPostErrors.orNone(said.errors());
    if (quotes.isEmpty() && declined.isEmpty() && !faults.isEmpty()) {
      throw new ProblemException(AustraliaPostErrors.refused(faults));
    }
    return new Rating(quotes, declined, remarks(said));
  }

  private static List<String> remarks(AustraliaPostWire.PricedReply said) {
    var remarks = new ArrayList<String>();
    AustraliaPostErrors.orNone(said.errors())
        .forEach(each -> remarks.add(AustraliaPostErrors.words(each)));
    AustraliaPostErrors.orNone(said.warnings())
        .forEach(each -> remarks.add(AustraliaPostErrors.words(each)));
    return remarks;
  }

  /// What is asked for and this product lacks.
  private static Optional<Problem> refusal(Price price, Consignment consignment) {
    var options = price.options();
    var parcel = consignment.parcel();
    if (parcel.signature() != Signature.NONE
        && options != null
        && Boolean.FALSE.equals(options.signatureOnDeliveryOption())) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, AustraliaPostWords.NO_SIGNATURE);
    }
    return parcel.hazmat()
            && (options == null || !Boolean.TRUE.equals(options.dangerousGoodsAllowed()))
        ? refused(ProblemCode.HAZMAT_NOT_SUPPORTED, AustraliaPostWords.NO_HAZMAT)
        : Optional.empty();
  }

  private static Optional<Problem> refused(ProblemCode code, AustraliaPostWords why) {
    return Optional.of(new Problem.Refused(code, why.of()));
  }

  private static Quote quote(Price price, String product, Consignment consignment) {
    var service = AustraliaPostServices.PROFILE.service(product);
    var charges = charges(price);
    int days = days(price, product);
    return new Quote(
        product,
        service
            .map(CarrierService::name)
            .orElseGet(() -> Objects.requireNonNullElse(price.productType(), product)),
        charges.stream()
            .map(Charge::amount)
            .reduce(Money.zero(AustraliaPostParcel.AUD), Money::plus),
        charges,
        "",
        consignment.parcel().weight(),
        days,
        AustraliaPostTime.after(AustraliaPostTime.shipDate(consignment), days),
        false);
  }

  private static int days(Price price, String product) {
    var estimate = price.estimatedDelivery();
    var latest = estimate == null ? null : estimate.latest();
    return latest == null ? AustraliaPostServices.transitDays(product) : latest;
  }

  /// The price without its tax, cover that is not in it, and the tax of both.
  private static List<Charge> charges(Price price) {
    var parts = new ArrayList<Charge>();
    var gst = orZero(price.calculatedGst());
    add(parts, "base", "Base", orZero(price.calculatedPrice()).subtract(gst));
    var cover = cover(price);
    if (cover != null) {
      var coverGst = orZero(cover.calculatedGst());
      add(parts, "insurance", "Transit cover", orZero(cover.calculatedPrice()).subtract(coverGst));
      gst = gst.add(coverGst);
    }
    add(parts, "gst", "GST", gst);
    return parts;
  }

  private static AustraliaPostWire.@Nullable ExtraPrice cover(Price price) {
    var extras = price.features();
    var cover = extras == null ? null : extras.cover();
    return cover == null || Boolean.TRUE.equals(cover.bundled()) ? null : cover.price();
  }

  private static void add(List<Charge> parts, String code, String name, BigDecimal amount) {
    if (amount.signum() != 0) {
      parts.add(
          new Charge(code, Message.said(name), Money.rounded(amount, AustraliaPostParcel.AUD)));
    }
  }

  private static BigDecimal orZero(@Nullable BigDecimal amount) {
    return Objects.requireNonNullElse(amount, BigDecimal.ZERO);
  }
}
