package dev.quayside.engine.source.vendure;

import org.jspecify.annotations.Nullable;

/// What Vendure's Admin API is asked. The text of an order depends on the custom field with the
/// weight, which is a setting.
final class VendureQueries {

  /// Ids alone: for a page of which one order cannot be shown.
  static final String IDS =
      """
      query Ids($options: OrderListOptions) { orders(options: $options) { items { id } } }
      """;

  static final String STANDING =
      """
      query Standing($id: ID!) {
        order(id: $id) {
          state
          lines { id quantity fulfillmentLines { quantity fulfillment { state } } }
          fulfillments { id state trackingCode }
        }
      }
      """;

  static final String ADD =
      """
      mutation Add($input: FulfillOrderInput!) {
        addFulfillmentToOrder(input: $input) {
          __typename
          ... on Fulfillment { id state }
          ... on ErrorResult { errorCode message }
        }
      }
      """;

  static final String MOVE =
      """
      mutation Move($id: ID!, $state: String!) {
        transitionFulfillmentToState(id: $id, state: $state) {
          __typename
          ... on Fulfillment { id state }
          ... on FulfillmentStateTransitionError { errorCode message transitionError }
        }
      }
      """;

  private static final String ORDER =
      """
      fragment Whole on Order {
        id code state updatedAt orderPlacedAt currencyCode
        shippingAddress {
          fullName company streetLine1 streetLine2 city province postalCode countryCode phoneNumber
        }
        customer { firstName lastName emailAddress phoneNumber }
        shippingLines { shippingMethod { name } }
        payments { amount state refunds { total state } }
        lines {
          id quantity orderPlacedQuantity proratedUnitPrice
          productVariant { sku name %s }
          fulfillmentLines { quantity fulfillment { state } }
        }
        history(options: { filter: { type: { eq: "ORDER_NOTE" } }, sort: { createdAt: ASC } }) {
          items { isPublic data }
        }
      }
      """;

  private static final String PRECISION =
      "globalSettings { serverConfig { moneyStrategyPrecision } }\n";

  private VendureQueries() {}

  /// A page of orders.
  ///
  /// @param weightField custom field of a variant; null for none
  static String orders(@Nullable String weightField) {
    return "query Orders($options: OrderListOptions) { "
        + PRECISION
        + "orders(options: $options) { items { ...Whole } } }\n"
        + order(weightField);
  }

  private static String order(@Nullable String weightField) {
    return ORDER.formatted(weightField == null ? "" : "customFields { " + weightField + " }");
  }

  /// One order.
  static String one(@Nullable String weightField) {
    return "query One($id: ID!) { "
        + PRECISION
        + "order(id: $id) { ...Whole } }\n"
        + order(weightField);
  }
}
