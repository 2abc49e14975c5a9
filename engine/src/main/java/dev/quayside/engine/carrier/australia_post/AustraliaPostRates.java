package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Price;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Summary;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Prices: asks for those of the account's contract, for all its products, and reads them. They
/// include GST, and surcharges where the post states them.
final class AustraliaPostRates {

  private static final int SUBURB = 40;
  private static final int POSTCODE = 10;

  private AustraliaPostRates() {}

  /// Asks for prices. The contract covers parcels that leave the shop, so a return is priced in the
  /// other direction.
  ///
  /// @param services product ids; empty for all
  static AustraliaPostWire.PriceRequest request(Consignment consignment, Set<String> services) {
    consignment.parcels().forEach(AustraliaPostParcel::require);
    boolean back = consignment.isReturn();
    return new AustraliaPostWire.PriceRequest(
        place(back ? consignment.to() : consignment.from()),
        place(back ? consignment.from() : consignment.to()),
        items(consignment, services));
  }

  /// An item for each box.
  static List<AustraliaPostWire.PricedItem> items(Consignment consignment, Set<String> services) {
    return consignment.parcels().stream().map(box -> item(box, services)).toList();
  }

  private static AustraliaPostWire.PricedItem item(Parcel parcel, Set<String> services) {
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

  /// The ids of products that have a price.
  static Set<String> products(AustraliaPostWire.PricedReply said, Consignment consignment) {
    return Absent.toEmpty(said.prices()).stream()
        .filter(price -> isFor(price, consignment))
        .map(price -> Objects.requireNonNull(price.productId()))
        .collect(Collectors.toSet());
  }

  private static boolean isFor(Price price, Consignment consignment) {
    var product = price.productId();
    return product != null
        && price.calculatedPrice() != null
        && AustraliaPostServices.isReturn(product) == consignment.isReturn();
  }

  /// @param totals prices with surcharges, by product; a product that is missing keeps its plain
  ///   price
  /// @throws ProblemException with the reason when there is no price at all
  static Rating rating(
      AustraliaPostWire.PricedReply said, Map<String, Summary> totals, Consignment consignment) {
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<Declined>();
    for (var price : Absent.toEmpty(said.prices())) {
      if (!isFor(price, consignment)) {
        continue;
      }
      var product = Objects.requireNonNull(price.productId());
      refusal(price, consignment)
          .ifPresentOrElse(
              why -> declined.add(new Declined(product, why)),
              () -> quotes.add(quote(price, totals.get(product), product, consignment)));
    }
    var faults = Absent.toEmpty(said.errors());
    if (quotes.isEmpty() && declined.isEmpty() && !faults.isEmpty()) {
      throw new ProblemException(AustraliaPostErrors.refused(faults));
    }
    return new Rating(quotes, declined, remarks(said));
  }

  private static List<String> remarks(AustraliaPostWire.PricedReply said) {
    var remarks = new ArrayList<String>();
    Absent.toEmpty(said.errors()).forEach(each -> remarks.add(AustraliaPostErrors.words(each)));
    Absent.toEmpty(said.warnings()).forEach(each -> remarks.add(AustraliaPostErrors.words(each)));
    return remarks;
  }

  /// The option asked for that this product lacks; empty when it has all.
  private static Optional<Problem> refusal(Price price, Consignment consignment) {
    var options = price.options();
    var parcel = consignment.parcel();
    if (parcel.signature() != Signature.NONE
        && options != null
        && Boolean.FALSE.equals(options.signatureOnDeliveryOption())) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, AustraliaPostWords.NO_SIGNATURE);
    }
    return consignment.isHazmat()
            && (options == null || !Boolean.TRUE.equals(options.dangerousGoodsAllowed()))
        ? refused(ProblemCode.HAZMAT_NOT_SUPPORTED, AustraliaPostWords.NO_HAZMAT)
        : Optional.empty();
  }

  private static Optional<Problem> refused(ProblemCode code, AustraliaPostWords why) {
    return Optional.of(new Problem.Refused(code, why.of()));
  }

  private static Quote quote(
      Price price, @Nullable Summary total, String product, Consignment consignment) {
    var service = AustraliaPostServices.PROFILE.service(product);
    var charges = charges(price, total);
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
        consignment.weight(),
        days,
        VendorTime.businessDaysAfter(AustraliaPostTime.shipDate(consignment), days),
        false);
  }

  private static int days(Price price, String product) {
    var estimate = price.estimatedDelivery();
    var latest = estimate == null ? null : estimate.latest();
    return VendorTime.days(latest).orElseGet(() -> AustraliaPostServices.transitDays(product));
  }

  /// The parts of a price: without tax, transit cover that is priced separately, surcharges the
  /// total adds to both, and the tax of everything.
  private static List<Charge> charges(Price price, @Nullable Summary total) {
    var parts = new ArrayList<Charge>();
    var gst = orZero(price.calculatedGst());
    var base = orZero(price.calculatedPrice()).subtract(gst);
    add(parts, "base", "Base", base);
    var extra = cover(price);
    if (extra != null) {
      var coverGst = orZero(extra.calculatedGst());
      var cover = orZero(extra.calculatedPrice()).subtract(coverGst);
      add(parts, "insurance", "Transit cover", cover);
      gst = gst.add(coverGst);
      base = base.add(cover);
    }
    var more = total == null ? BigDecimal.ZERO : beyond(total, base);
    if (total != null && more.signum() > 0) {
      boolean fuel = orZero(total.fuelSurcharge()).signum() > 0;
      add(parts, fuel ? "fuel" : "other", fuel ? "Fuel surcharge" : "Surcharges", more);
      gst = orZero(total.totalGst());
    }
    add(parts, "gst", "GST", gst);
    return parts;
  }

  private static BigDecimal beyond(Summary total, BigDecimal known) {
    return orZero(total.totalCost()).subtract(orZero(total.totalGst())).subtract(known);
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
