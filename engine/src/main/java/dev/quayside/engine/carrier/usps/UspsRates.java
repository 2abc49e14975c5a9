package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.usps.UspsWire.Extra;
import dev.quayside.engine.carrier.usps.UspsWire.Fee;
import dev.quayside.engine.carrier.usps.UspsWire.Price;
import dev.quayside.engine.carrier.usps.UspsWire.RateOption;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads prices: for each mail class the one option that fits the parcel (Shipping Options 3.1).
final class UspsRates {

  private static final Pattern DAYS = Pattern.compile("(\\d{1,3})[ -][Dd]ay.*");
  private static final String NOWHERE_ELSE = "NONE";

  private UspsRates() {}

  /// @param services codes to price; empty for all usual ones
  static Rating rating(UspsWire.Options said, Consignment consignment, Set<String> services) {
    var quotes = new ArrayList<Quote>();
    var alerts = new ArrayList<String>();
    byMailClass(said)
        .forEach(
            (mailClass, options) -> {
              var code = UspsServices.code(mailClass);
              boolean wanted =
                  services.isEmpty() ? UspsServices.isUsual(code) : services.contains(code);
              if (wanted && UspsLimits.refusal(consignment, code).isEmpty()) {
                fitting(options, consignment)
                    .ifPresent(
                        option -> {
                          quote(option, code, consignment).ifPresent(quotes::add);
                          alerts.addAll(warnings(option, code, consignment));
                        });
              }
            });
    return new Rating(quotes, List.of(), alerts.stream().distinct().toList());
  }

  /// Options by mail class, contract prices first: a class that has them has no others.
  private static Map<String, List<RateOption>> byMailClass(UspsWire.Options said) {
    var classes = new LinkedHashMap<String, List<RateOption>>();
    Absent.toEmpty(said.pricingOptions()).stream()
        .sorted(Comparator.comparing(each -> !"CONTRACT".equals(each.priceType())))
        .flatMap(each -> Absent.toEmpty(each.shippingOptions()).stream())
        .filter(each -> each.mailClass() != null && !Absent.toEmpty(each.rateOptions()).isEmpty())
        .forEach(
            each ->
                classes.putIfAbsent(
                    Objects.requireNonNull(each.mailClass()), Absent.toEmpty(each.rateOptions())));
    return classes;
  }

  /// The price a label would cost: for its packaging, from any post office, machinable or not.
  /// Among several the highest, so that the label never costs more than quoted.
  private static Optional<RateOption> fitting(List<RateOption> options, Consignment consignment) {
    var parcel = consignment.parcel();
    var indicators = UspsPiece.rateIndicators(parcel.packaging());
    var category = UspsPiece.processingCategory(parcel);
    var packed =
        options.stream()
            .filter(each -> indicators.contains(Absent.toEmpty(price(each).rateIndicator())))
            .toList();
    var entered =
        preferred(packed, each -> price(each).destinationEntryFacilityType(), NOWHERE_ELSE);
    return preferred(entered, each -> price(each).processingCategory(), category).stream()
        .filter(each -> base(each) != null)
        .max(Comparator.comparing(each -> Objects.requireNonNull(base(each))));
  }

  private static List<RateOption> preferred(
      List<RateOption> options, Function<RateOption, @Nullable String> of, String value) {
    var those = options.stream().filter(each -> value.equals(of.apply(each))).toList();
    return those.isEmpty() ? options : those;
  }

  private static Optional<Quote> quote(RateOption option, String code, Consignment consignment) {
    var base = base(option);
    if (base == null) {
      return Optional.empty();
    }
    var price = price(option);
    var parts = charges(option, base, code, consignment);
    var commitment = Optional.ofNullable(option.commitment());
    int days = commitment.flatMap(UspsRates::days).orElse(UspsServices.slowest(code));
    return Optional.of(
        new Quote(
            code,
            UspsServices.name(code, Absent.toEmpty(price.productName())),
            parts.stream().map(Charge::amount).reduce(Money.zero(Money.USD), Money::plus),
            parts,
            Absent.toEmpty(price.zone()).replaceFirst("^0+(?=.)", ""),
            billable(price, consignment.parcel().weight()),
            days,
            commitment
                .flatMap(UspsRates::date)
                .orElseGet(() -> after(UspsPiece.mailingDate(consignment), days)),
            commitment.map(each -> Boolean.TRUE.equals(each.guaranteedDelivery())).orElse(false)));
  }

  /// The parts of the base price as USPS lists them, and the extra services asked for; USPS may
  /// list others that are available.
  private static List<Charge> charges(
      RateOption option, BigDecimal base, String code, Consignment consignment) {
    var parts = new ArrayList<Charge>();
    var fees =
        Absent.toEmpty(option.rates()).stream()
            .flatMap(each -> Absent.toEmpty(each.fees()).stream())
            .toList();
    var fee =
        fees.stream().map(each -> amount(each.price())).reduce(BigDecimal.ZERO, BigDecimal::add);
    add(parts, "base", "Postage", base.subtract(fee));
    for (Fee each : fees) {
      add(parts, "fee", Absent.toEmpty(each.name()), amount(each.price()));
    }
    for (Extra each : asked(option, code, consignment)) {
      add(parts, extra(each), Absent.toEmpty(each.name()), amount(each.price()));
    }
    return parts;
  }

  private static List<Extra> asked(RateOption option, String code, Consignment consignment) {
    var wanted = new HashSet<String>();
    UspsPiece.extraServices(code, consignment.parcel())
        .forEach(each -> wanted.add(Integer.toString(each)));
    return Absent.toEmpty(option.extraServices()).stream()
        .filter(each -> wanted.contains(Absent.toEmpty(each.extraService())))
        .toList();
  }

  private static List<String> warnings(RateOption option, String code, Consignment consignment) {
    return asked(option, code, consignment).stream()
        .flatMap(each -> Absent.toEmpty(each.warnings()).stream())
        .map(each -> Absent.toEmpty(each.warningDescription()))
        .filter(each -> !each.isBlank())
        .toList();
  }

  private static String extra(Extra extra) {
    return switch (Absent.toEmpty(extra.extraService())) {
      case "921", "922", "981" -> "signature";
      case "925", "930", "931" -> "insurance";
      default -> "hazmat";
    };
  }

  /// The base price, whether or not there is a total; null when there is no price.
  private static @Nullable BigDecimal base(RateOption option) {
    var base = option.totalBasePrice();
    if (base != null) {
      return base;
    }
    var prices =
        Absent.toEmpty(option.rates()).stream().map(Price::price).filter(Objects::nonNull).toList();
    return prices.isEmpty()
        ? null
        : Stream.concat(
                prices.stream(),
                Absent.toEmpty(option.rates()).stream()
                    .flatMap(each -> Absent.toEmpty(each.fees()).stream())
                    .map(each -> amount(each.price())))
            .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static Price price(RateOption option) {
    return Absent.toEmpty(option.rates()).stream()
        .findFirst()
        .orElseGet(() -> new Price(null, null, null, null, null, null, null, null));
  }

  private static Weight billable(Price price, Weight weight) {
    return Optional.ofNullable(price.dimWeight())
        .filter(each -> each.signum() > 0)
        .map(Weight::ofOunces)
        .filter(each -> each.isMoreThan(weight))
        .orElse(weight);
  }

  private static Optional<Integer> days(UspsWire.Commitment commitment) {
    var matcher = DAYS.matcher(Absent.toEmpty(commitment.name()).strip());
    return matcher.matches() ? VendorTime.days(new BigDecimal(matcher.group(1))) : Optional.empty();
  }

  private static Optional<LocalDate> date(UspsWire.Commitment commitment) {
    return Stream.of(commitment.expectedDeliveryDate(), commitment.scheduleDeliveryDate())
        .flatMap(each -> date(Absent.toEmpty(each)).stream())
        .findFirst();
  }

  /// The date at the beginning of a text; empty when there is none.
  static Optional<LocalDate> date(String text) {
    return VendorTime.day(() -> text.length() < 10 ? null : LocalDate.parse(text.substring(0, 10)));
  }

  /// The day a number of delivery days later: all days but Sundays.
  private static LocalDate after(LocalDate day, int days) {
    var at = day;
    for (int left = days; left > 0; ) {
      at = at.plusDays(1);
      if (at.getDayOfWeek() != DayOfWeek.SUNDAY) {
        left--;
      }
    }
    return at;
  }

  private static void add(List<Charge> parts, String code, String name, BigDecimal amount) {
    if (amount.signum() != 0) {
      parts.add(new Charge(code, Message.said(name), Money.rounded(amount, Money.USD)));
    }
  }

  private static BigDecimal amount(@Nullable BigDecimal price) {
    return Objects.requireNonNullElse(price, BigDecimal.ZERO);
  }
}
