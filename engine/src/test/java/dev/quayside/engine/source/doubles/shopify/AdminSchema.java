package dev.quayside.engine.source.doubles.shopify;

import graphql.GraphQLContext;
import graphql.TypeResolutionEnvironment;
import graphql.execution.CoercedVariables;
import graphql.language.StringValue;
import graphql.language.Value;
import graphql.schema.Coercing;
import graphql.schema.DataFetcher;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLSchema;
import graphql.schema.GraphQLTypeUtil;
import graphql.schema.TypeResolver;
import graphql.schema.idl.FieldWiringEnvironment;
import graphql.schema.idl.InterfaceWiringEnvironment;
import graphql.schema.idl.RuntimeWiring;
import graphql.schema.idl.ScalarInfo;
import graphql.schema.idl.SchemaGenerator;
import graphql.schema.idl.SchemaParser;
import graphql.schema.idl.UnionWiringEnvironment;
import graphql.schema.idl.WiringFactory;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Shopify's own Admin schema 2026-10, over objects that are maps: a list is a connection where the
/// schema says so, read from `after` and as long as `first` says.
public final class AdminSchema {

  private static final String FILE = "/dev/quayside/engine/source/shopify/admin_2026-10.graphql";

  private AdminSchema() {}

  /// Roots of questions and changes, by name.
  public static GraphQLSchema with(
      Map<String, DataFetcher<?>> queries, Map<String, DataFetcher<?>> mutations) {
    try (var file = Objects.requireNonNull(AdminSchema.class.getResourceAsStream(FILE))) {
      var types = new SchemaParser().parse(new InputStreamReader(file, StandardCharsets.UTF_8));
      var wiring = RuntimeWiring.newRuntimeWiring().wiringFactory(new Maps());
      types.scalars().keySet().stream()
          .filter(name -> !ScalarInfo.isGraphqlSpecifiedScalar(name))
          .forEach(name -> wiring.scalar(scalar(name)));
      wiring.type("QueryRoot", type -> type.dataFetchers(Map.copyOf(queries)));
      wiring.type("Mutation", type -> type.dataFetchers(Map.copyOf(mutations)));
      return new SchemaGenerator().makeExecutableSchema(types, wiring.build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Times, amounts and addresses as they are written.
  private static GraphQLScalarType scalar(String name) {
    return GraphQLScalarType.newScalar().name(name).coercing(new AsWritten()).build();
  }

  private static final class AsWritten implements Coercing<Object, Object> {

    @Override
    public Object serialize(Object value, GraphQLContext context, Locale locale) {
      return value;
    }

    @Override
    public Object parseValue(Object value, GraphQLContext context, Locale locale) {
      return value;
    }

    @Override
    public Object parseLiteral(
        Value<?> value, CoercedVariables variables, GraphQLContext context, Locale locale) {
      return value instanceof StringValue text
          ? Objects.requireNonNull(text.getValue())
          : value.toString();
    }
  }

  private static final class Maps implements WiringFactory {

    @Override
    public boolean providesTypeResolver(InterfaceWiringEnvironment environment) {
      return true;
    }

    @Override
    public TypeResolver getTypeResolver(InterfaceWiringEnvironment environment) {
      return Maps::named;
    }

    @Override
    public boolean providesTypeResolver(UnionWiringEnvironment environment) {
      return true;
    }

    @Override
    public TypeResolver getTypeResolver(UnionWiringEnvironment environment) {
      return Maps::named;
    }

    private static GraphQLObjectType named(TypeResolutionEnvironment environment) {
      Map<?, ?> object = Objects.requireNonNull(environment.getObject());
      var name = String.valueOf(object.get("__typename"));
      return Objects.requireNonNull(environment.getSchema().getObjectType(name));
    }

    @Override
    public DataFetcher<?> getDefaultDataFetcher(FieldWiringEnvironment environment) {
      return Maps::value;
    }

    private static @Nullable Object value(DataFetchingEnvironment asked) {
      Map<?, ?> source = Objects.requireNonNull(asked.getSource());
      var value = source.get(asked.getField().getName());
      if (value instanceof String text && text.startsWith(ShopifyBooks.DENIED)) {
        throw new IllegalStateException(text);
      }
      if (!(value instanceof List<?> list)) {
        return value;
      }
      var type = (GraphQLNamedType) GraphQLTypeUtil.unwrapAll(asked.getFieldType());
      if (type.getName().endsWith("Connection")) {
        return connection(list, asked);
      }
      Integer first = asked.getArgument("first");
      return first == null ? list : list.subList(0, Math.min(first, list.size()));
    }
  }

  /// A page of a list.
  static Map<String, Object> connection(List<?> all, DataFetchingEnvironment asked) {
    int first = Objects.requireNonNull(asked.<Integer>getArgument("first"));
    String after = asked.getArgument("after");
    int from = after == null ? 0 : Integer.parseInt(after);
    int to = Math.min(from + first, all.size());
    return connection(all.subList(from, to), to < all.size(), Integer.toString(to));
  }

  static Map<String, Object> connection(List<?> nodes, boolean hasNext, @Nullable String end) {
    var page = new LinkedHashMap<String, Object>();
    page.put("hasNextPage", hasNext);
    page.put("hasPreviousPage", false);
    if (end != null) {
      page.put("endCursor", end);
    }
    return Map.of("nodes", nodes, "pageInfo", page);
  }
}
