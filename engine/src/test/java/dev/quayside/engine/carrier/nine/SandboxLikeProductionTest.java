package dev.quayside.engine.carrier.nine;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.Engine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.sandbox.Desk;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Currency;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A shop that works in the sandbox works on the day it goes live: what a connector refuses without
/// asking its carrier, the sandbox refuses too, before money and in the same words.
@TestInstance(Lifecycle.PER_CLASS)
class SandboxLikeProductionTest {

  private static final Parcel BOX =
      new Parcel(
          Weight.ofPounds(3),
          Dimensions.ofInches("10", "8", "4"),
          false,
          Signature.NONE,
          null,
          null);

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Engine engine;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Caller shop;

  @BeforeAll
  void open(@TempDir Path directory) {
    engine = Engine.open(ServedEngine.engineOptions(directory, InstantSource.system()));
    shop = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    for (var currency : List.of("USD", "CAD", "AUD", "GBP")) {
      engine
          .accounts()
          .wallets()
          .deposit(
              shop,
              Money.of("90000.00", Currency.getInstance(currency)),
              Message.said("test"),
              RequestKey.none());
    }
  }

  @AfterAll
  void close() {
    engine.close();
  }

  @Test
  void theCatalogueSaysTheSameOfBoth() {
    var sandbox = new Desk().network.carriers(Desk.WORKSPACE);
    assertThat(sandbox.stream().map(SandboxLikeProductionTest::abilities).toList())
        .containsExactlyElementsOf(
            CarrierModules.ALL.stream().map(module -> abilities(real(module))).toList());
  }

  private static Carrier real(CarrierModule module) {
    return Accounts.open(
        module,
        URI.create("http://127.0.0.1:9"),
        InstantSource.system(),
        NineCarriers.account(module.code()));
  }

  private static String abilities(Carrier carrier) {
    return "%s returns %s pickups %s (service %s)"
        .formatted(
            carrier.profile().code(),
            carrier.profile().supportsReturns(),
            carrier.able(Pickups.class).isPresent(),
            carrier.able(Pickups.class).map(Pickups::serviceNaming).orElse(null));
  }

  /// Who refuses what: from, to (`-`: without its telephone number), currencies of the goods.
  @ParameterizedTest
  @CsvSource({
    "fedex, FEDEX_2_DAY, SF, -NY, '', INVALID_ADDRESS, to.phone",
    "fedex, FEDEX_2_DAY, -SF, NY, '', INVALID_ADDRESS, from.phone",
    "fedex, FEDEX_2_DAY, -SF, -NY, '', INVALID_ADDRESS, from.phone to.phone",
    "fedex, FEDEX_2_DAY, -SF, SHORT, '', INVALID_ADDRESS, from.phone to.phone",
    "fedex, FEDEX_2_DAY, SF, SHORT, '', INVALID_ADDRESS, to.phone",
    "fedex, FEDEX_INTERNATIONAL_PRIORITY, SF, NICOSIA, USD, INVALID_ADDRESS, to.zip",
    "fedex, FEDEX_INTERNATIONAL_PRIORITY, SF, LONDON, USD EUR, INVALID_CUSTOMS,"
        + " customs.items.value",
    "dhl_express, dhl_express_worldwide, SF, -LONDON, USD, INVALID_ADDRESS, to.phone",
    "dhl_express, dhl_express_worldwide, SF, WORDS, USD, INVALID_ADDRESS, to.phone",
    "dhl_express, dhl_express_worldwide, SF, LONDON, USD EUR, INVALID_CUSTOMS, customs.items.value",
    "ups, ups_worldwide_saver, SF, -LONDON, USD, INVALID_ADDRESS, to.phone",
    "ups, ups_worldwide_saver, SF, LONDON, USD EUR, INVALID_CUSTOMS, customs.items.value",
    "ups, ups_next_day_air_early, SF, -NY, '', INVALID_ADDRESS, to.phone",
    "ups, ups_ground, SF, LONGEST, '', INVALID_ADDRESS, to.name",
    "veho, veho_ground_plus, SF, LONG, '', INVALID_ADDRESS, to.name",
    "canada_post, DOM.EP, -TORONTO, TORONTO, '', INVALID_ADDRESS, from.phone",
    "canada_post, INT.XP, TORONTO, -LONDON, CAD, INVALID_ADDRESS, to.phone",
    "canada_post, INT.XP, TORONTO, WORDS, CAD, INVALID_ADDRESS, to.phone",
    "canada_post, DOM.EP, WORDY, TORONTO, '', INVALID_ADDRESS, from.phone",
    "australia_post, PTI8, SYDNEY, WORDS, AUD, INVALID_ADDRESS, to.phone",
    "canada_post, INT.XP, TORONTO, LONDON, USD, INVALID_CUSTOMS, customs.items.value",
    "australia_post, PTI8, SYDNEY, -LONDON, AUD, INVALID_ADDRESS, to.phone",
    "australia_post, PTI8, SYDNEY, LONDON, USD, INVALID_CUSTOMS, customs.items.value",
    "usps, PRIORITY_MAIL_INTERNATIONAL, SF, LONDON, EUR, INVALID_CUSTOMS, customs.items.value"
  })
  void aPurchaseIsRefusedAsTheConnectorRefusesIt(
      String carrier,
      String service,
      String from,
      String to,
      String currencies,
      String code,
      String fields) {
    var order =
        new LabelRequest(
            null,
            carrier,
            service,
            at(from),
            at(to),
            ParcelDraft.of(BOX),
            false,
            currencies.isEmpty() ? null : goods(currencies.split(" ")),
            null,
            LabelFormat.PDF);
    var refused =
        catchThrowableOfType(
            ProblemException.class,
            () -> engine.shipping().purchase().buy(shop, order, RequestKey.none()));
    assertThat(refused.code().name()).as(refused.getMessage()).isEqualTo(code);
    assertThat(((Problem.Invalid) refused.problem()).details())
        .extracting(Violation::field)
        .containsExactly(fields.split(" "));
  }

  /// Goods that are worth more than a carrier's form can say.
  @ParameterizedTest
  @CsvSource({
    "canada_post, INT.XP, TORONTO, CAD, 1, 100000.00",
    "usps, PRIORITY_MAIL_INTERNATIONAL, SF, USD, 1, 1000000.00",
    "usps, PRIORITY_MAIL_INTERNATIONAL, SF, USD, 5, 250000.00"
  })
  void goodsWorthTooMuchAreRefusedByTheirField(
      String carrier, String service, String from, String currency, int pieces, String value) {
    var goods =
        new CustomsItem(
            "Mug",
            pieces,
            Money.of(value, Currency.getInstance(currency)),
            Weight.ofOunces("4"),
            "6912.00",
            "US");
    var order =
        new LabelRequest(
            null,
            carrier,
            service,
            at(from),
            at("LONDON"),
            ParcelDraft.of(BOX),
            false,
            new Customs(ContentsType.MERCHANDISE, null, List.of(goods), Incoterm.DDU),
            null,
            LabelFormat.PDF);
    assertThatThrownBy(() -> engine.shipping().purchase().buy(shop, order, RequestKey.none()))
        .hasMessageContaining("INVALID_CUSTOMS")
        .hasMessageContaining("customs.items.value")
        .hasMessageContaining("at most");
  }

  /// Prices come, those of a carrier that lacks something with its message; the purchase of one is
  /// refused with the same words, and none of the others is.
  @Test
  void pricesTellWhatTheirPurchaseLacks() {
    var request = RateRequest.of(at("SF").value(), at("-NY").value(), BOX);
    var quote = engine.rating().rates().quote(shop, request);
    assertThat(quote.messages())
        .extracting(each -> each.carrier() + " " + each.code() + " " + each.message())
        .containsExactly(
            "ups INVALID_ADDRESS to.phone: enter a phone number of the recipient for UPS",
            "fedex INVALID_ADDRESS to.phone: enter a phone number of the recipient for FedEx");
    var fedex = quote.rates().stream().filter(rate -> rate.carrier().equals("fedex")).findFirst();
    assertThatThrownBy(() -> buy(fedex.orElseThrow()))
        .hasMessageContaining("enter a phone number of the recipient for FedEx");
    var others = quote.rates().stream().filter(rate -> rate.carrier().equals("usps")).findFirst();
    buy(others.orElseThrow());
  }

  /// What is wrong with the goods, and no label can mend, is no price.
  @Test
  void whatCannotBeSentHasNoPrice() {
    var request =
        new RateRequest(
            at("SF").value(),
            at("LONDON").value(),
            BOX,
            false,
            goods("USD", "EUR"),
            Set.of(),
            Set.of());
    var quote =
        catchThrowableOfType(
            ProblemException.class, () -> engine.rating().rates().quote(shop, request));
    assertThat(quote.code()).isEqualTo(ProblemCode.RATE_NOT_FOUND);
    assertThat(quote.getMessage()).contains("must be in USD for USPS");
  }

  /// A first price needs two postal codes and no more; nothing is said of what is left out.
  @Test
  void aQuickPriceHasNoMessages() {
    for (var to :
        List.of(Address.of("10118", "US"), Address.of("SW1A 2AA", "GB"), Address.of("", "HK"))) {
      var quote =
          engine.rating().rates().quote(shop, RateRequest.of(Address.of("94105", "US"), to, BOX));
      assertThat(quote.messages()).as(to.country()).isEmpty();
    }
  }

  /// Whatever is quoted without a message of its carrier's is sold, and what is sold the real
  /// carrier's connector orders, in a request that the carrier's description allows.
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2})
  void whatIsQuotedIsSold(long seed) {
    var parcels = new AwkwardParcels(seed);
    int sold = 0;
    try (var carriers = new NineCarriers()) {
      for (int i = 0; i < 60; i++) {
        var request = parcels.next();
        for (var rate : onePerCarrier(request)) {
          var context =
              "seed %d, parcel %d: %s %s".formatted(seed, i, rate.quote().service(), request);
          if (isSold(rate, context)) {
            ordered(carriers, rate, request, context);
            sold++;
          }
        }
      }
      assertThat(carriers.violations()).isEmpty();
    }
    assertThat(sold).isGreaterThan(20);
  }

  /// Buys the rate of the carrier itself, from its double.
  private static void ordered(
      NineCarriers carriers, Rate rate, RateRequest request, String context) {
    var tender =
        new Tender(
            "shp_" + rate.id(),
            rate.quote().service(),
            request.consignment(Instant.now()),
            rate.quote().amount(),
            LabelSpec.fourBySix(LabelFormat.PDF));
    var carrier =
        Accounts.open(
            CarrierModules.of(rate.carrier()).orElseThrow(),
            carriers.of(rate.carrier()).url(),
            InstantSource.system(),
            NineCarriers.account(rate.carrier()));
    assertThatCode(() -> carrier.purchase(tender)).as(context).doesNotThrowAnyException();
  }

  /// A rate of each carrier that has no message; none where no carrier has a rate.
  private Collection<Rate> onePerCarrier(RateRequest request) {
    try {
      var quote = engine.rating().rates().quote(shop, request);
      var told = quote.messages().stream().map(CarrierMessage::carrier).toList();
      return quote.rates().stream()
          .filter(rate -> !told.contains(rate.carrier()))
          .collect(toMap(Rate::carrier, rate -> rate, (first, _) -> first))
          .values();
    } catch (ProblemException noRates) {
      return List.of();
    }
  }

  /// Whether the rate is sold; it is not while its goods are not declared.
  private boolean isSold(Rate rate, String context) {
    try {
      buy(rate);
      return true;
    } catch (ProblemException refused) {
      assertThat(refused.code()).as(context + refused).isEqualTo(ProblemCode.CUSTOMS_REQUIRED);
      return false;
    }
  }

  private void buy(Rate rate) {
    engine.shipping().purchase().buy(shop, LabelRequest.ofRate(rate.id(), null), RequestKey.none());
  }

  static Customs goods(String... currencies) {
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(currencies).stream()
            .map(
                currency ->
                    new CustomsItem(
                        "Mug",
                        1,
                        Money.of("12.00", Currency.getInstance(currency)),
                        Weight.ofOunces("4"),
                        "6912.00",
                        "US"))
            .toList(),
        Incoterm.DDU);
  }

  private static AddressDraft at(String place) {
    return switch (place) {
      case "SF" -> at("500 Howard St", "San Francisco", "CA", "94105", "US", "4155550100");
      case "LONDON" -> at("10 Downing St", "London", null, "SW1A 2AA", "GB", "+44 20 7946 0018");
      case "TORONTO" -> at("290 Bremner Blvd", "Toronto", "ON", "M5V 3L9", "CA", "4165550100");
      case "NICOSIA" -> at("1 Ledra St", "Nicosia", null, "", "CY", "+357 22 123456");
      case "WORDY" -> changed(at("TORONTO"), "Ann Lee", "4.16555E+09");
      case "SYDNEY" -> at("1 Martin Pl", "Sydney", "NSW", "2000", "AU", "+61 2 9999 0000");
      case "SHORT" -> changed(at("NY"), "Ann Lee", "555");
      case "WORDS" -> changed(at("LONDON"), "Ann Lee", "ask the shop");
      case "LONG" -> changed(at("NY"), "Bartholomew ".repeat(6) + "Lee", "2125550100");
      case "LONGEST" -> changed(at("NY"), "Bartholomew ".repeat(7) + "Lee", "2125550100");
      default ->
          place.startsWith("-")
              ? changed(at(place.substring(1)), "Ann Lee", null)
              : at("350 5th Ave", "New York", "NY", "10118", "US", "2125550100");
    };
  }

  private static AddressDraft at(
      String street,
      String city,
      @Nullable String state,
      String zip,
      String country,
      String phone) {
    return new AddressDraft(
        "Ann Lee", null, street, null, city, state, zip, country, phone, "ann@example.com");
  }

  private static AddressDraft changed(AddressDraft it, String name, @Nullable String phone) {
    return new AddressDraft(
        name,
        it.company(),
        it.street1(),
        it.street2(),
        it.city(),
        it.state(),
        it.zip(),
        it.country(),
        phone,
        it.email());
  }
}
