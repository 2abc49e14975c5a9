package dev.quayside.engine.order.rule.condition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each condition on one order: three mugs and a lamp, from San Francisco to New York, looked at on
/// a Friday at 16:30.
class ConditionsTest {

  private static final LocalDateTime FRIDAY = LocalDateTime.of(2026, 11, 27, 16, 30);

  @ParameterizedTest
  @CsvSource({
    "TAG, gift, true",
    "TAG, GI*, true",
    "TAG, gif, false",
    "TAG, rush, false",
    "SHOP, mug shop, true",
    "SHOP, src_1, true",
    "SHOP, other, false",
    "LOCATION, oakland, true",
    "LOCATION, loc_1, true",
    "LOCATION, reno, false",
    "WEEKDAY, friday, true",
    "WEEKDAY, Saturday; Friday, true",
    "WEEKDAY, monday, false",
    "COUNTRY_GROUP, us_territories, false",
    "ZONE, 8, true",
    "ZONE, 7, false",
    "RESIDENTIAL, true, true",
    "RESIDENTIAL, false, false",
    "ADDRESS_VERIFIED, false, true",
    "ADDRESS_VERIFIED, true, false",
    "ANY_SKU, lamp-*, true",
    "ANY_SKU, tea, false",
    "ALL_SKUS, mug-*; lamp-*, true",
    "ALL_SKUS, mug-*, false",
    "PRODUCT_TAG, fragile, true",
    "PRODUCT_TAG, batteries, false"
  })
  void textsAreOneOfThePatternsOrWords(Criterion criterion, String anyOf, boolean holds) {
    var condition = new Condition(criterion, null, null, Arrays.asList(anyOf.split("; ")));
    assertThat(problems(condition)).isEmpty();
    assertThat(condition.judge(order()).holds()).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource({
    "ORDERED_ON, 3, 3, true", // on Tuesday
    "ORDERED_ON, 4, , false",
    "ORDERED_ON, , 2, false",
    "SHIP_BY, , 1, true", // on Saturday
    "SHIP_BY, , 0, false",
    "DIMENSIONAL_WEIGHT, 138.1, 138.2, true", // 1,200 cubic inches
    "PARCEL_COUNT, 2, , true",
    "PARCEL_COUNT, 3, , false",
    "MARGIN, 60, 60, true", // 72.50 less 12.50
    "MARGIN, , 59.99, false"
  })
  void numbersLieWithinBounds(
      Criterion criterion, @Nullable BigDecimal least, @Nullable BigDecimal most, boolean holds) {
    var condition = new Condition(criterion, least, most, List.of());
    assertThat(problems(condition)).isEmpty();
    assertThat(condition.judge(order()).holds()).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource({
    "16:30, 17:00, true",
    "17:00, , false",
    ", 16:30, false",
    ", 16:31, true",
    "22:00, 6:00, false",
    "16:00, 6:00, true"
  })
  void hoursBeginInclusiveAndMayGoOverMidnight(
      @Nullable String from, @Nullable String to, boolean holds) {
    var condition =
        new Condition(
            Criterion.TIME_OF_DAY, null, null, List.of(), hour(from), hour(to), null, null);
    assertThat(problems(condition)).isEmpty();
    assertThat(condition.judge(order()).holds()).isEqualTo(holds);
    assertThat(condition.judge(order()).found()).isEqualTo("16:30");
  }

  @ParameterizedTest
  @CsvSource({
    "mug-1, 3, 3, true",
    "mug-1, 4, , false",
    "MUG-*, , 3, true",
    "TEA, 0, , false",
    "TEA, , 5, false",
    "TEA, , 0, true",
    "MUG-1, , 0, false"
  })
  void piecesOfOneSkuAreCountedInAllLines(
      String sku, @Nullable BigDecimal least, @Nullable BigDecimal most, boolean holds) {
    var condition =
        new Condition(Criterion.SKU_QUANTITY, least, most, List.of(), null, null, sku, null);
    assertThat(problems(condition)).isEmpty();
    assertThat(condition.judge(order()).holds()).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource({"channel, web*, true", "channel, phone, false", "campaign, *, false"})
  void metadataIsAskedByItsName(String name, String pattern, boolean holds) {
    var condition =
        new Condition(Criterion.METADATA, null, null, List.of(pattern), null, null, null, name);
    assertThat(problems(condition)).isEmpty();
    assertThat(condition.judge(order()).holds()).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource({
    "DE, eu, true",
    "CH, efta, true",
    "GB, uk, true",
    "PR, us_territories, true",
    "CH, eu, false",
    "US, us_territories, false"
  })
  void countriesBelongToGroups(String country, String group, boolean holds) {
    var to = Address.of("", country);
    var facts = new Facts("A", details(to), details(to).parcel(), "US");
    var condition = new Condition(Criterion.COUNTRY_GROUP, null, null, List.of(group));
    assertThat(condition.judge(facts).holds()).isEqualTo(holds);
  }

  /// Addresses are kept with a state's code, rules are written with its name as well.
  @ParameterizedTest
  @CsvSource({
    "US, CA, California, true",
    "US, CA, Calif., true",
    "US, CA, c*, true",
    "US, CO, California, false",
    "CA, ON, Ontario, true",
    "CA, QC, Québec, true",
    "AU, NSW, New South Wales, true",
    "AU, NSW, Victoria, false",
    "DE, CA, California, false"
  })
  void aStateIsMeantByItsCodeOrAnyName(
      String country, String state, String pattern, boolean holds) {
    var to = new Address(null, null, null, null, null, state, "", country, null, null);
    var facts = new Facts("A", details(to), details(to).parcel(), "US");
    var condition = new Condition(Criterion.STATE, null, null, List.of(pattern));
    assertThat(problems(condition)).isEmpty();
    assertThat(condition.judge(facts).holds()).isEqualTo(holds);
  }

  @Test
  void whatIsNotKnownHoldsForNoCondition() {
    var bare =
        new OrderDetails(
            Address.of("", "FR"),
            List.of(),
            new ParcelDraft(null, null, null, null),
            null,
            null,
            null,
            null,
            null,
            null);
    var facts = new Facts("", bare, bare.parcel(), "US");
    for (var criterion : Criterion.values()) {
      var condition = anything(criterion);
      boolean known =
          Set.of(
                  Criterion.ITEM_COUNT,
                  Criterion.LANE,
                  Criterion.COUNTRY,
                  Criterion.ZIP,
                  Criterion.REFERENCE,
                  Criterion.PARCEL_COUNT,
                  Criterion.COUNTRY_GROUP)
              .contains(criterion);
      assertThat(condition.judge(facts).holds()).as(criterion.wire()).isEqualTo(known);
      assertThat(problems(condition)).as(criterion.wire()).isEmpty();
    }
  }

  /// A condition that holds for whatever is known.
  private static Condition anything(Criterion criterion) {
    var all = new BigDecimal("1000000");
    return switch (criterion.asked()) {
      case BOUNDS -> new Condition(criterion, all.negate(), all, List.of());
      case PATTERNS -> new Condition(criterion, null, null, List.of("*"));
      case WORDS -> new Condition(criterion, null, null, criterion.words());
      case HOURS ->
          new Condition(criterion, null, null, List.of(), LocalTime.MIDNIGHT, null, null, null);
      case PIECES_OF_SKU ->
          new Condition(criterion, all.negate(), all, List.of(), null, null, "*", null);
      case PATTERNS_OF_NAME ->
          new Condition(criterion, null, null, List.of("*"), null, null, null, "channel");
    };
  }

  @Test
  void aConditionSaysWhatIsWrongWithItAndWhatItTakes() {
    var number = BigDecimal.ONE;
    assertThat(problems(new Condition(Criterion.WEEKDAY, null, null, List.of("funday"))))
        .containsExactly("anyOf[0]");
    assertThat(problems(new Condition(Criterion.TAG, number, null, List.of())))
        .containsExactly("atLeast", "anyOf");
    assertThat(problems(new Condition(Criterion.MARGIN, null, null, List.of("x"))))
        .containsExactly("anyOf", "atLeast");
    assertThat(problems(new Condition(Criterion.SKU_QUANTITY, number, null, List.of())))
        .containsExactly("sku");
    assertThat(problems(new Condition(Criterion.METADATA, null, null, List.of("x"))))
        .containsExactly("name");
    assertThat(problems(new Condition(Criterion.TIME_OF_DAY, number, null, List.of())))
        .containsExactly("atLeast", "from");
    assertThat(
            problems(
                new Condition(
                    Criterion.SHOP, null, null, List.of("x"), LocalTime.NOON, null, "S", "N")))
        .containsExactly("from", "sku", "name");
  }

  private static List<String> problems(Condition condition) {
    var found = new Violations();
    condition.check("c", found);
    return found.list().stream().map(Violation::field).map(field -> field.substring(2)).toList();
  }

  private static @Nullable LocalTime hour(@Nullable String text) {
    return text == null ? null : LocalTime.parse(text.length() < 5 ? "0" + text : text);
  }

  private static OrderDetails details(Address to) {
    return new OrderDetails(
        to,
        List.of(item("MUG-1", 2), item("LAMP-1", 1), item("MUG-1", 1)),
        new ParcelDraft(
            new BigDecimal("40"),
            new BigDecimal("12"),
            new BigDecimal("10"),
            new BigDecimal("10"),
            false,
            Signature.NONE,
            null,
            true),
        null,
        null,
        LocalDate.of(2026, 11, 28),
        LocalDate.of(2026, 11, 24),
        null,
        Money.usd("72.50"),
        Map.of("channel", "website"),
        Set.of(),
        OrderMessages.NONE);
  }

  private static OrderItem item(String sku, int pieces) {
    return new OrderItem(sku, sku, pieces, Money.usd("10"), Weight.ofOunces("6"), null, "US");
  }

  private static Facts order() {
    var details = details(SampleOrders.order("A").details().to());
    return new Facts(
        "A",
        details,
        details.parcel(),
        new Departure(SampleOrders.SENDER, List.of("loc_1", "Oakland"), FRIDAY),
        new OrderContext(List.of("src_1", "Mug shop"), List.of("gift"), details.metadata(), 2),
        new Known());
  }

  /// What the catalogue, the carriers and the postal data say.
  private record Known() implements Lookups {
    @Override
    public List<String> productTags(OrderDetails details) {
      return List.of("fragile");
    }

    @Override
    public Optional<Money> postage(Facts facts) {
      return Optional.of(Money.usd("12.50"));
    }

    @Override
    public Boolean verified(Address to) {
      return false;
    }
  }
}
