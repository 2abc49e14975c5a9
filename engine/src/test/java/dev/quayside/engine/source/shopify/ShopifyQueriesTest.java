package dev.quayside.engine.source.shopify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.source.doubles.shopify.AdminSchema;
import dev.quayside.engine.source.doubles.shopify.QueryCost;
import graphql.parser.Parser;
import graphql.schema.GraphQLSchema;
import graphql.validation.Validator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every question and change, against Shopify's own schema of the version that is asked.
class ShopifyQueriesTest {

  private static final GraphQLSchema SCHEMA = AdminSchema.with(Map.of(), Map.of());

  static List<String> all() {
    return ShopifyQueries.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void shopifysSchemaKnowsAllOfItAndItIsNotTooDear(String query) {
    var errors = new Validator().validateDocument(SCHEMA, Parser.parse(query), Locale.ENGLISH);
    assertThat(errors).as(query).isEmpty();
    assertThat(QueryCost.requested(query)).as(query).isLessThan(QueryCost.MOST * 6 / 10);
  }
}
