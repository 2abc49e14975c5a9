package dev.quayside.engine.source.shopify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What Shopify is asked, in GraphQL of the Admin API 2026-10. A question may cost 1,000 points: an
/// object is one, a list is as many as are asked for, so lists begin short and are read on.
final class ShopifyQueries {

  /// Orders whose parts are read at once.
  static final int AT_ONCE = 4;

  static final String SCOPES =
      """
      query Scopes {
        currentAppInstallation { accessScopes { handle } }
      }
      """;

  static final String ADDRESSES =
      """
      query Addresses {
        orders(first: 5, sortKey: UPDATED_AT, reverse: true) {
          nodes { id requiresShipping shippingAddress { address1 } }
        }
      }
      """;

  /// Orders without their parts. One that was shipped is told with its address, since a buyer may
  /// ask for another one while the parcel is on the bench.
  static final String ORDERS =
      """
      query Orders($since: String!, $after: String) {
        orders(first: 50, after: $after, query: $since, sortKey: UPDATED_AT) {
          pageInfo { hasNextPage endCursor }
          nodes {
            id name updatedAt cancelledAt requiresShipping
            displayFinancialStatus displayFulfillmentStatus
            shippingAddress {
              name company address1 address2 city province provinceCode zip countryCodeV2 phone
            }
          }
        }
      }
      """;

  private static final String LINES =
      """
      fragment Lines on FulfillmentOrderLineItemConnection {
        pageInfo { hasNextPage endCursor }
        nodes {
          id totalQuantity remainingQuantity requiresShipping sku productTitle variantTitle
          weight { value unit }
          lineItem {
            id
            customAttributes { key value }
            discountedUnitPriceAfterAllDiscountsSet { presentmentMoney { amount currencyCode } }
            lineItemGroup { title }
          }
          variant { barcode inventoryItem { harmonizedSystemCode countryCodeOfOrigin } }
        }
      }
      """;

  private static final String FULFILLMENT_ORDERS =
      """
      fragment FulfillmentOrders on FulfillmentOrderConnection {
        pageInfo { hasNextPage endCursor }
        nodes {
          id status requestStatus fulfillAt fulfillBy
          deliveryMethod { methodType }
          assignedLocation { name location { id isFulfillmentService } }
          fulfillmentHolds { reason reasonNotes }
          supportedActions { action }
          lineItems(first: 5) { ...Lines }
        }
      }
      """
          + LINES;

  private static final String ORDER =
      """
      fragment Order on Order {
        id name createdAt updatedAt cancelledAt test requiresShipping
        displayFinancialStatus displayFulfillmentStatus
        email phone note
        customAttributes { key value }
        shippingAddress {
          name company address1 address2 city province provinceCode zip countryCodeV2 phone
        }
        shippingLine { title }
        fulfillmentOrders(first: 2) { ...FulfillmentOrders }
      }
      """
          + FULFILLMENT_ORDERS;

  static final String MORE_FULFILLMENT_ORDERS =
      """
      query MoreFulfillmentOrders($id: ID!, $after: String) {
        order(id: $id) {
          fulfillmentOrders(first: 5, after: $after) { ...FulfillmentOrders }
        }
      }
      """
          + FULFILLMENT_ORDERS;

  static final String MORE_LINES =
      """
      query MoreLines($id: ID!, $after: String) {
        fulfillmentOrder(id: $id) {
          lineItems(first: 20, after: $after) { ...Lines }
        }
      }
      """
          + LINES;

  /// What an order has left to fulfil, and which parcels it has.
  static final String PARCELS =
      """
      query Parcels($id: ID!, $after: String) {
        order(id: $id) {
          fulfillments(first: 30) {
            id status totalQuantity
            trackingInfo(first: 1) { number }
          }
          fulfillmentOrders(first: 3, after: $after) {
            pageInfo { hasNextPage endCursor }
            nodes {
              id status
              assignedLocation { location { id } }
              lineItems(first: 15) {
                pageInfo { hasNextPage endCursor }
                nodes { id remainingQuantity lineItem { id } }
              }
            }
          }
        }
      }
      """;

  static final String MORE_PIECES =
      """
      query MorePieces($id: ID!, $after: String) {
        fulfillmentOrder(id: $id) {
          lineItems(first: 100, after: $after) {
            pageInfo { hasNextPage endCursor }
            nodes { id remainingQuantity lineItem { id } }
          }
        }
      }
      """;

  static final String PIECES_IN_PARCEL =
      """
      query PiecesInParcel($id: ID!) {
        fulfillment(id: $id) {
          fulfillmentLineItems(first: 100) { nodes { quantity lineItem { id } } }
        }
      }
      """;

  static final String CREATE =
      """
      mutation Create($fulfillment: FulfillmentInput!) {
        fulfillmentCreate(fulfillment: $fulfillment) {
          fulfillment { id status }
          userErrors { field message }
        }
      }
      """;

  static final String CANCEL =
      """
      mutation Cancel($id: ID!) {
        fulfillmentCancel(id: $id) {
          fulfillment { id status }
          userErrors { field message }
        }
      }
      """;

  private ShopifyQueries() {}

  /// Some orders with their parts, each under the name {@link #part}; its id is the variable of
  /// that name.
  ///
  /// @param orders from 1
  static String parts(int orders) {
    var names = IntStream.range(0, orders).mapToObj(ShopifyQueries::part).toList();
    return "query Parts"
        + orders
        + names.stream()
            .map(name -> "$" + name + ": ID!")
            .collect(Collectors.joining(", ", "(", ") {\n"))
        + names.stream()
            .map(name -> "  " + name + ": order(id: $" + name + ") { ...Order }\n")
            .collect(Collectors.joining())
        + "}\n"
        + ORDER;
  }

  static String part(int index) {
    return "order" + index;
  }

  /// All there are.
  static List<String> all() {
    var all =
        new ArrayList<>(
            List.of(
                SCOPES,
                ADDRESSES,
                ORDERS,
                MORE_FULFILLMENT_ORDERS,
                MORE_LINES,
                PARCELS,
                MORE_PIECES,
                PIECES_IN_PARCEL,
                CREATE,
                CANCEL));
    IntStream.rangeClosed(1, AT_ONCE).mapToObj(ShopifyQueries::parts).forEach(all::add);
    return List.copyOf(all);
  }
}
