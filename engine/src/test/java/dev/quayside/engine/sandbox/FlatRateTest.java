package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Packaging of the Postal Service with one price, and services sold to those who ask.
class FlatRateTest {

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    "FLAT_RATE_ENVELOPE, 11.12",
    "LEGAL_FLAT_RATE_ENVELOPE, 11.66",
    "PADDED_FLAT_RATE_ENVELOPE, 11.99",
    "SMALL_FLAT_RATE_BOX, 12.10",
    "MEDIUM_FLAT_RATE_BOX, 21.17",
    "LARGE_FLAT_RATE_BOX, 31.00"
  })
  void priorityMailHasThePublishedPriceWhateverZoneAndWeight(Packaging packaging, String price) {
    for (var zip : List.of("94110", "10001", "96813", "00901", "09012")) {
      for (int pounds : List.of(1, 20, 70)) {
        var parcel = packed(Weight.ofPounds(pounds), packaging);
        var quotes = desk.rate("usps", desk.from("94103", zip, parcel)).quotes();
        assertThat(quotes)
            .singleElement()
            .satisfies(
                quote -> {
                  assertThat(quote.service()).isEqualTo("PRIORITY_MAIL");
                  assertThat(quote.amount()).isEqualTo(Money.usd(price));
                  assertThat(quote.billableWeight()).isEqualTo(Weight.ofPounds(pounds));
                });
      }
    }
  }

  @Test
  void seventyPoundsIsTheMost() {
    var heavy = packed(Weight.ofOunces("1120.01"), Packaging.LARGE_FLAT_RATE_BOX);
    var rating =
        desk.carrier("usps").rate(desk.from("94103", "10001", heavy), Set.of("PRIORITY_MAIL"));
    assertThat(rating.quotes()).isEmpty();
    assertThat(rating.declined().getFirst().reason().code())
        .isEqualTo(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ups", "fedex", "ontrac", "veho", "canada_post", "australia_post"})
  void nobodyElseHasIt(String carrier) {
    var parcel = packed(Weight.ofPounds(2), Packaging.SMALL_FLAT_RATE_BOX);
    var rating = desk.rate(carrier, desk.served(carrier, parcel));
    assertThat(rating.quotes()).isEmpty();
    assertThat(rating.declined())
        .isNotEmpty()
        .allMatch(no -> no.reason().code() == ProblemCode.SERVICE_NOT_AVAILABLE)
        .anyMatch(
            no ->
                no.reason()
                    .message()
                    .sentence()
                    .endsWith("no flat rate for a small flat rate box"));
  }

  @Test
  void theBillNamesThePackagingAndExtrasAreOnTop() {
    var parcel =
        new Parcel(
            Weight.ofPounds(3),
            null,
            false,
            Signature.STANDARD,
            null,
            true,
            Packaging.MEDIUM_FLAT_RATE_BOX);
    var quote = desk.quote("usps", "PRIORITY_MAIL", desk.from("94103", "10001", parcel));
    assertThat(quote.breakdown())
        .extracting(line -> line.description().sentence())
        .containsExactly("Priority Mail, medium flat rate box", "Signature");
    assertThat(quote.amount()).isEqualTo(Money.usd("25.12"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"MEDIA_MAIL", "LIBRARY_MAIL"})
  void whatIsForBooksIsQuotedToThoseWhoAskForIt(String service) {
    var consignment = desk.from("94103", "10001", Desk.box(3));
    assertThat(desk.rate("usps", consignment).quotes()).noneMatch(q -> q.service().equals(service));
    var asked = desk.carrier("usps").rate(consignment, Set.of(service)).quotes();
    assertThat(asked).singleElement().matches(quote -> quote.service().equals(service));
    var far = desk.quote("usps", service, desk.from("94103", "02108", Desk.box(3)));
    assertThat(far.amount()).isEqualTo(asked.getFirst().amount());
  }

  /// Sides, if any, play no part.
  private static Parcel packed(Weight weight, Packaging packaging) {
    return new Parcel(
        weight,
        Dimensions.ofInches("40", "30", "20"),
        false,
        Signature.NONE,
        null,
        false,
        packaging);
  }
}
