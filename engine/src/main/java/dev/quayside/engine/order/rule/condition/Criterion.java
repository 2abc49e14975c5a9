package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.parcel.place.CountryGroup;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// The property of an order that a condition tests, and how it is asked. A new one is a line here,
/// and a class beside where none of those here fits.
public enum Criterion {
  WEIGHT("weightOz", new Measured(Facts::weight)),
  LONGEST_SIDE("longestSideIn", new Measured(Facts::longestSide)),
  VOLUME("volumeCuIn", new Measured(Facts::volume)),
  VALUE("value", new Measured(Facts::value)),
  ITEM_COUNT("itemCount", new Measured(Facts::pieces)),
  LANE("lane", OneOf.words(Lane.class, facts -> List.of(Lane.of(facts)))),
  COUNTRY("country", new Countries()),
  STATE("state", new States()),
  ZIP("zip", Worded.beginning(facts -> List.of(facts.to().zip()))),
  SKU("sku", Worded.of(Facts::skus)),
  REFERENCE("reference", Worded.of(facts -> List.of(facts.reference()))),
  REQUESTED_SERVICE("requestedService", Worded.of(Facts::requestedService)),
  TAG("tag", Worded.of(facts -> facts.context().tags())),
  SHOP("shop", Worded.of(facts -> facts.context().shop())),
  LOCATION("location", Worded.of(facts -> facts.from().names())),
  WEEKDAY("weekday", Weekdays.property()),
  TIME_OF_DAY("timeOfDay", new TimeOfDay()),
  ORDERED_ON("orderedOn", new Measured(DaysAround::sinceOrder)),
  SHIP_BY("shipBy", new Measured(DaysAround::untilShipBy)),
  COUNTRY_GROUP(
      "countryGroup",
      OneOf.words(CountryGroup.class, facts -> CountryGroup.of(facts.to().country()))),
  ZONE("zone", Worded.of(Facts::zone)),
  DIMENSIONAL_WEIGHT("dimensionalWeightOz", new Measured(DimensionalWeight::of)),
  PARCEL_COUNT(
      "parcelCount",
      new Measured(facts -> Optional.of(BigDecimal.valueOf(facts.context().parcels())))),
  MARGIN("margin", new Measured(Margin::of)),
  RESIDENTIAL("residential", OneOf.truth(facts -> facts.details().parcel().residential())),
  ADDRESS_VERIFIED("addressVerified", OneOf.truth(facts -> facts.lookups().verified(facts.to()))),
  ANY_SKU("anySku", Worded.of(Facts::skus)),
  ALL_SKUS("allSkus", new AllSkus()),
  PRODUCT_TAG("productTag", Worded.of(facts -> facts.lookups().productTags(facts.details()))),
  SKU_QUANTITY("skuQuantity", new SkuQuantity()),
  METADATA("metadata", new Metadata());

  private final String wire;
  private final Property property;

  Criterion(String wire, Property property) {
    this.wire = wire;
    this.property = property;
  }

  public String wire() {
    return wire;
  }

  /// What a condition on it consists of.
  public Asked asked() {
    return property.asked();
  }

  /// Whether it is a number with bounds and nothing else.
  public boolean isMeasured() {
    return asked() == Asked.BOUNDS;
  }

  /// The words to choose from, in their order; empty where any text is a pattern.
  public List<String> words() {
    return property.words();
  }

  Property property() {
    return property;
  }
}
