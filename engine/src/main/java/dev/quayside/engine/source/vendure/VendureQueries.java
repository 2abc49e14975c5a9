package dev.quayside.engine.source.vendure;

import org.jspecify.annotations.Nullable;

/// What Vendure's Admin API is asked. The text of an order depends on the custom fields of the
/// server, and on the setting which of them is the weight.
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

  /// Which custom fields the server has.
  static final String FIELDS =
      """
      query Fields {
        globalSettings {
          serverConfig {
            entityCustomFields { entityName customFields { ... on CustomField { name type list } } }
          }
        }
      }
      """;

  private static final String ORDER =
      """
      fragment Whole on Order {
        id code state updatedAt orderPlacedAt currencyCode %s
        shippingAddress {
          fullName company streetLine1 streetLine2 city province postalCode countryCode phoneNumber
        }
        customer { firstName lastName emailAddress phoneNumber }
        shippingLines { shippingMethod { name } }
        payments { amount state refunds { total state } }
        lines {
          id quantity orderPlacedQuantity proratedUnitPrice %s
          productVariant { sku name %s %s }
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
  static String orders(VendureFields fields, @Nullable String weightField) {
    return "query Orders($options: OrderListOptions) { "
        + PRECISION
        + "orders(options: $options) { items { ...Whole } } }\n"
        + order(fields, weightField);
  }

  private static String order(VendureFields fields, @Nullable String weightField) {
    var product = fields.selected(VendureFields.PRODUCT, null);
    return ORDER.formatted(
        fields.selected(VendureFields.ORDER, null),
        fields.selected(VendureFields.LINE, null),
        fields.selected(VendureFields.VARIANT, weightField),
        product.isEmpty() ? "" : "product { " + product + " }");
  }

  /// One order.
  static String one(VendureFields fields, @Nullable String weightField) {
    return "query One($id: ID!) { "
        + PRECISION
        + "order(id: $id) { ...Whole } }\n"
        + order(fields, weightField);
  }
}
