package dev.quayside.engine.source.doubles.vendure;

import graphql.GraphQLContext;
import graphql.schema.Coercing;
import graphql.schema.DataFetcher;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLSchema;
import graphql.schema.TypeResolver;
import graphql.schema.idl.RuntimeWiring;
import graphql.schema.idl.SchemaGenerator;
import graphql.schema.idl.SchemaParser;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// The types of Vendure's Admin API that are asked for, over objects that are maps. An object of
/// several possible types names its own in `__typename`.
final class VendureTypes {

  /// In words of our own, and only what is asked for.
  private static final String TEXT =
      """
            interface ErrorResult { errorCode: String! message: String! }
      type Settings { serverConfig: ServerConfig! }
      type ServerConfig {
        moneyStrategyPrecision: Int! entityCustomFields: [EntityCustomFields!]!
      }
      type EntityCustomFields { entityName: String! customFields: [CustomFieldConfig!]! }
      interface CustomField { name: String! type: String! list: Boolean! }
      type StringCustomFieldConfig implements CustomField {
        name: String! type: String! list: Boolean!
      }
      type RelationCustomFieldConfig implements CustomField {
        name: String! type: String! list: Boolean!
      }
      union CustomFieldConfig = StringCustomFieldConfig | RelationCustomFieldConfig
      type Query {
        globalSettings: Settings!
        orders(options: OrderListOptions): OrderList!
        order(id: ID!): Order
      }
      type Mutation {
        addFulfillmentToOrder(input: FulfillOrderInput!): AddResult!
        transitionFulfillmentToState(id: ID!, state: String!): MoveResult!
      }
      input OrderListOptions { take: Int skip: Int filter: OrderFilter sort: OrderSort }
      input OrderFilter { updatedAt: DateFilter active: BooleanFilter id: IdFilter }
      input DateFilter { after: String }
      input BooleanFilter { eq: Boolean }
      input IdFilter { in: [String!] }
      enum Direction { ASC DESC }
      input OrderSort { updatedAt: Direction }
      input FulfillOrderInput { lines: [OrderLineInput!]! handler: HandlerInput! }
      input OrderLineInput { orderLineId: ID! quantity: Int! }
      input HandlerInput { code: String! arguments: [ArgumentInput!]! }
      input ArgumentInput { name: String! value: String! }
      type OrderList { items: [Order!]! totalItems: Int! }
      type Order {
        id: ID! code: String! state: String! active: Boolean! updatedAt: String!
        orderPlacedAt: String currencyCode: String! shippingAddress: Address customer: Customer
        shippingLines: [ShippingLine!]! payments: [Payment!] lines: [Line!]!
        customFields: OrderCustomFields fulfillments: [Fulfillment!] history(options: HistoryEntryListOptions): HistoryEntryList!
      }
      scalar JSON
      input HistoryEntryListOptions { filter: HistoryFilter sort: HistorySort }
      input HistoryFilter { type: StringFilter }
      input StringFilter { eq: String }
      input HistorySort { createdAt: Direction }
      type HistoryEntryList { items: [HistoryEntry!]! }
      type HistoryEntry { isPublic: Boolean! data: JSON! }
      type Address {
        fullName: String company: String streetLine1: String streetLine2: String city: String
        province: String postalCode: String countryCode: String phoneNumber: String
      }
      type Customer {
        firstName: String! lastName: String! emailAddress: String! phoneNumber: String
      }
      type ShippingLine { shippingMethod: ShippingMethod! }
      type ShippingMethod { name: String! }
      type Payment { amount: Int! state: String! refunds: [Refund!]! }
      type Refund { total: Int! state: String! }
      type Line {
        id: ID! quantity: Int! orderPlacedQuantity: Int! proratedUnitPrice: Int!
        productVariant: Variant! fulfillmentLines: [FulfillmentLine!]
        customFields: OrderLineCustomFields
      }
      type Variant {
        sku: String! name: String! customFields: ProductVariantCustomFields product: Product!
      }
      type Product { customFields: ProductCustomFields }
      type ProductCustomFields { countryOfOrigin: String shippingWeightKg: Float }
      type ProductVariantCustomFields { weightGrams: Int weightLb: Int hsCode: String gtin: String }
      type OrderLineCustomFields { engravingText: String giftWrap: Boolean }
      type OrderCustomFields { giftMessage: String deliveryInstructions: String }
      type FulfillmentLine { quantity: Int! fulfillment: Fulfillment! }
      type Fulfillment { id: ID! state: String! method: String! trackingCode: String }
      type ItemsAlreadyFulfilledError implements ErrorResult {
        errorCode: String! message: String!
      }
      type EmptyOrderLineSelectionError implements ErrorResult {
        errorCode: String! message: String!
      }
      type FulfillmentStateTransitionError implements ErrorResult {
        errorCode: String! message: String! transitionError: String!
      }
      union AddResult = Fulfillment | ItemsAlreadyFulfilledError | EmptyOrderLineSelectionError
      union MoveResult = Fulfillment | FulfillmentStateTransitionError
      """;

  /// Answers go out as they are kept.
  private static final GraphQLScalarType ANY_JSON =
      GraphQLScalarType.newScalar()
          .name("JSON")
          .coercing(
              new Coercing<Object, Object>() {
                @Override
                public Object serialize(Object kept, GraphQLContext context, Locale locale) {
                  return kept;
                }
              })
          .build();

  private VendureTypes() {}

  /// Roots of questions and changes, by name.
  static GraphQLSchema with(
      Map<String, DataFetcher<?>> queries, Map<String, DataFetcher<?>> mutations) {
    TypeResolver named =
        asked ->
            asked
                .getSchema()
                .getObjectType(
                    (String)
                        Objects.requireNonNull(
                            ((Map<?, ?>) Objects.requireNonNull(asked.getObject()))
                                .get("__typename")));
    var wiring =
        RuntimeWiring.newRuntimeWiring()
            .scalar(ANY_JSON)
            .type("Query", type -> type.dataFetchers(Map.copyOf(queries)))
            .type("Mutation", type -> type.dataFetchers(Map.copyOf(mutations)))
            .type("ErrorResult", type -> type.typeResolver(named))
            .type("CustomField", type -> type.typeResolver(named))
            .type("CustomFieldConfig", type -> type.typeResolver(named))
            .type("AddResult", type -> type.typeResolver(named))
            .type("MoveResult", type -> type.typeResolver(named))
            .build();
    return new SchemaGenerator().makeExecutableSchema(new SchemaParser().parse(TEXT), wiring);
  }
}
