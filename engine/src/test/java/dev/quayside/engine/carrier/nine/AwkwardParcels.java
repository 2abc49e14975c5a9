package dev.quayside.engine.carrier.nine;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.postal.CountryFormats;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Complete rate requests as shops really have them: to every country, with names, streets and
/// telephone numbers of all lengths and scripts.
final class AwkwardParcels {

  /// City, state, postal code, country; the first four are where shops send from.
  private static final List<List<String>> PLACES =
      List.of(
          List.of("San Francisco", "CA", "94105", "US"),
          List.of("Toronto", "ON", "M5V 3L9", "CA"),
          List.of("Sydney", "NSW", "2000", "AU"),
          List.of("London", "", "SW1A 2AA", "GB"),
          List.of("New York", "NY", "10118", "US"),
          List.of("Albuquerque", "NM", "87101", "US"),
          List.of("San Juan", "PR", "00901", "US"),
          List.of("San Juan", "", "00901", "PR"),
          List.of("APO", "AE", "09012", "US"),
          List.of("Hagåtña", "GU", "96910", "US"),
          List.of("Québec", "QC", "G1R 4P5", "CA"),
          List.of("Iqaluit", "NU", "X0A 0H0", "CA"),
          List.of("Perth", "WA", "6000", "AU"),
          List.of("Saint Helier", "", "JE2 3AB", "JE"),
          List.of(
              "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "", "LL61 5UJ", "GB"),
          List.of("Berlin", "", "10117", "DE"),
          List.of("Las Palmas", "", "35001", "ES"),
          List.of("京都市", "JP-26", "604-8511", "JP"),
          List.of("Prishtina", "", "10000", "XK"),
          List.of("Hong Kong", "", "", "HK"),
          List.of("دبي", "", "", "AE"),
          List.of("Dublin", "", "", "IE"));

  private static final Currency EURO = Currency.getInstance("EUR");
  private static final List<String> COUNTRIES = CountryCode.all().stream().sorted().toList();

  private static final List<String> NAMES =
      List.of(
          "Ann Lee",
          "Cher",
          "Łukasz Żółć",
          "María de los Ángeles Fernández-Carreño y Quiñones",
          "Wolfeschlegelsteinhausenbergerdorff",
          "Mr. Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Sr., c/o Reception Desk 4",
          "Дмитрий Александрович Преображенский",
          "Αλέξανδρος Παπαδόπουλος",
          "O'Brien & Sons <Ltd>",
          "王小明",
          "김철수",
          "-",
          "A");

  private static final List<String> STREETS =
      List.of(
          "350 5th Ave",
          "1",
          "Apartment 12B, Building C, The Old Chocolate Factory, 127-131 Upper Kirkgate Street"
              + " West",
          "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsstraße"
              + " 12",
          "ул. Большая Садовая, д. 302-бис, корп. 5, кв. 50",
          "P.O. Box 123",
          "PSC 3 Box 1234");

  private static final List<String> PHONES =
      List.of(
          "",
          "2125550100",
          "(415) 555-0100 x12",
          "+44 (0)20 7946 0018",
          "030/123456",
          "call me",
          "555",
          "+49 30 123456789012",
          "0044 20 7946 0018 or 07700 900123");

  private final Random random;

  AwkwardParcels(long seed) {
    random = new Random(seed);
  }

  RateRequest next() {
    var origin = PLACES.get(random.nextInt(4));
    var from = address(origin);
    boolean home = random.nextInt(3) == 0;
    var to = random.nextInt(3) == 0 ? anywhere() : address(home ? origin : one(PLACES));
    return new RateRequest(
        from.value(),
        to.value(),
        parcel(origin.get(3)),
        random.nextInt(12) == 0,
        random.nextInt(6) == 0 ? null : customs(origin.get(3)),
        Set.of(),
        Set.of());
  }

  private AddressDraft address(List<String> place) {
    return address(place.get(0), place.get(1), place.get(2), place.get(3));
  }

  private AddressDraft anywhere() {
    var country = one(COUNTRIES);
    var format = CountryFormats.of(country);
    var zip = format.examples().isEmpty() ? "" : format.examples().getFirst();
    var states = format.states();
    return address("Town", states.isEmpty() ? "" : states.getFirst().code(), zip, country);
  }

  private AddressDraft address(String city, String state, String zip, String country) {
    return new AddressDraft(
        one(NAMES),
        random.nextInt(3) == 0 ? one(NAMES) : null,
        one(STREETS),
        random.nextInt(3) == 0 ? one(STREETS) : null,
        city,
        state,
        zip,
        country,
        one(PHONES),
        random.nextBoolean() ? "a".repeat(1 + random.nextInt(60)) + "@example.com" : null);
  }

  private Parcel parcel(String country) {
    // always with sides: the one thing that some cards do not want and their carriers do
    var sides =
        Dimensions.ofInches(
            Integer.toString(6 + random.nextInt(44)),
            Integer.toString(4 + random.nextInt(12)),
            Integer.toString(1 + random.nextInt(8)));
    return new Parcel(
        Weight.ofOunces(BigDecimal.valueOf(1 + random.nextInt(900), 1)),
        sides,
        random.nextInt(15) == 0,
        random.nextInt(6) == 0 ? one(List.of(Signature.values())) : Signature.NONE,
        random.nextInt(6) == 0 ? Money.of("150.00", currency(country)) : null,
        random.nextInt(3) == 0 ? random.nextBoolean() : null);
  }

  private Customs customs(String country) {
    int many = random.nextInt(12) == 0 ? 60 : 1 + random.nextInt(3);
    return new Customs(
        one(List.of(ContentsType.MERCHANDISE, ContentsType.GIFT, ContentsType.OTHER)),
        "Things of all sorts, as described",
        IntStream.range(0, many).mapToObj(_ -> item(country)).toList(),
        random.nextInt(5) == 0 ? Incoterm.DDP : Incoterm.DDU);
  }

  private CustomsItem item(String country) {
    var value = one(List.of("0.00", "0.01", "19.99", "19.99", "19.99", "3000.00", "999999.99"));
    var currency = random.nextInt(8) == 0 ? EURO : currency(country);
    return new CustomsItem(
        one(List.of("Mug", "Half-litre mug with a handle, hand painted, " + "blue ".repeat(10))),
        random.nextInt(15) == 0 ? 20_000 : 1 + random.nextInt(4),
        Money.of(value, currency),
        Weight.ofOunces("0.0001"),
        hsCode(),
        "CA");
  }

  private @Nullable String hsCode() {
    return random.nextBoolean()
        ? null
        : one(List.of("6912.00", "691200", "6912.00.3510", "691200351012"));
  }

  private static Currency currency(String country) {
    return Money.currencyOf(country);
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
