package dev.quayside.engine.source.doubles.vendure;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import graphql.ExceptionWhileDataFetching;
import graphql.ExecutionInput;
import graphql.GraphQL;
import graphql.GraphQLError;
import graphql.schema.DataFetchingEnvironment;
import graphql.validation.ValidationError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// A Vendure server: the real text of each question is carried out against the types it uses. What
/// it answers was seen at a real one, 3.7.3 on SQLite: a wrong key is 200 with FORBIDDEN, times of
/// change are whole seconds, neither shipping nor a new address moves them, an order stays
/// `Shipped` when its fulfilment is cancelled, and the same pieces are refused a second time.
public final class VendureDouble extends CarrierDouble {

  public static final String KEY = "0123:hush-very-secret";

  private static final String PATH = "/admin-api";
  private static final int MOST = 1000;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final GraphQL graphql;
  private final VendureLedger ledger;
  private final List<Map<String, Object>> customFields = new CopyOnWriteArrayList<>();
  private final List<Runnable> betweenPages = new CopyOnWriteArrayList<>();
  private volatile boolean mayWrite = true;
  private volatile @Nullable String channel;
  private volatile @Nullable String spoilt;

  /// @param clock of the shop
  public VendureDouble(Instant clock) {
    ledger = new VendureLedger(clock);
    graphql =
        GraphQL.newGraphQL(
                VendureTypes.with(
                    Map.of(
                        "globalSettings",
                        _ ->
                            Map.of(
                                "serverConfig",
                                Map.of(
                                    "moneyStrategyPrecision",
                                    2,
                                    "entityCustomFields",
                                    List.copyOf(customFields))),
                        "orders",
                        this::page,
                        "order",
                        asked -> one(text(asked, "id"))),
                    Map.of(
                        "addFulfillmentToOrder",
                        asked -> changed(() -> ledger.add(input(asked))),
                        "transitionFulfillmentToState",
                        asked ->
                            changed(() -> ledger.move(text(asked, "id"), text(asked, "state"))))))
            .build();
  }

  /// What it has of orders.
  public VendureLedger ledger() {
    return ledger;
  }

  /// It has a custom field of an entity.
  public void hasField(String entity, String name, String type) {
    var kind = type.equals("relation") ? "RelationCustomFieldConfig" : "StringCustomFieldConfig";
    var field = Map.of("__typename", kind, "name", name, "type", type, "list", false);
    customFields.add(Map.of("entityName", entity, "customFields", List.of(field)));
  }

  /// The key may read only.
  public void readsOnly() {
    mayWrite = false;
  }

  /// It has several channels, and the key is for this one.
  public void hasChannel(String token) {
    channel = token;
  }

  /// It cannot show this order.
  public void spoils(long id) {
    spoilt = Long.toString(id);
  }

  /// What happens in the shop before the next page is asked for.
  public void betweenPages(Runnable happening) {
    betweenPages.add(happening);
  }

  public static boolean is(Asked request, String name) {
    return request.is("POST", PATH)
        && (request.text().contains("query " + name + "(")
            || request.text().contains("query " + name + " {")
            || request.text().contains("mutation " + name + "("));
  }

  /// How often it was asked this question, by its name.
  public long asked(String name) {
    return asked().stream().filter(each -> is(each, name)).count();
  }

  @Override
  protected Answer answer(Asked request) {
    if (!request.is("POST", PATH)) {
      return json(404, Map.of("statusCode", 404, "message", "Cannot POST " + request.path()));
    }
    var wanted = channel;
    var token = request.header("vendure-token");
    if (wanted != null && !token.isEmpty() && !token.equals(wanted)) {
      return error(
          "No Channel with the token \"" + token + "\" could be found", "CHANNEL_NOT_FOUND");
    }
    if (!request.header("vendure-api-key").equals(KEY)
        || (wanted != null && !token.equals(wanted))) {
      return error("You are not currently authorized to perform this action", "FORBIDDEN");
    }
    var asked = tree(request);
    var result =
        graphql.execute(
            ExecutionInput.newExecutionInput(asked.get("query").asText())
                .variables(
                    JSON.convertValue(
                        asked.path("variables"), new TypeReference<Map<String, Object>>() {})));
    var answer = new HashMap<>(result.toSpecification());
    var errors = result.getErrors();
    if (!errors.isEmpty()) {
      answer.put("errors", errors.stream().map(each -> told(request, each)).toList());
    }
    return json(errors.stream().anyMatch(ValidationError.class::isInstance) ? 400 : 200, answer);
  }

  /// A fault of the server itself has no code.
  private Map<String, Object> told(Asked request, GraphQLError error) {
    var cause = error instanceof ExceptionWhileDataFetching failed ? failed.getException() : null;
    var code =
        switch (cause) {
          case VendureLedger.NotThere _ -> "ENTITY_NOT_FOUND";
          case SecurityException _ -> "FORBIDDEN";
          case null, default -> cause == null ? "GRAPHQL_VALIDATION_FAILED" : "";
        };
    if (cause == null && !error.getMessage().contains("ProductVariantCustomFields")) {
      violation(request, error.getMessage());
    }
    var message = cause == null ? error.getMessage() : Objects.requireNonNull(cause.getMessage());
    return code.isEmpty()
        ? Map.of("message", message)
        : Map.of("message", message, "extensions", Map.of("code", code));
  }

  private interface Change {
    Map<String, Object> make();
  }

  private Map<String, Object> changed(Change change) {
    if (!mayWrite) {
      throw new SecurityException("You are not currently authorized to perform this action");
    }
    return change.make();
  }

  private @Nullable Map<String, Object> one(String id) {
    if (id.equals(spoilt)) {
      throw new IllegalStateException("SqliteError: disk I/O error");
    }
    return ledger.order(id);
  }

  private Map<String, Object> page(DataFetchingEnvironment asked) {
    Map<String, Object> options = Objects.requireNonNull(asked.getArgument("options"));
    var filter = VendureLedger.map(options, "filter");
    int take = VendureLedger.number(options, "take");
    if (take > MOST) {
      throw new IllegalStateException("Cannot take more than 1000 results from a list query");
    }
    var all = ledger.sorted().stream().filter(each -> matches(each, filter)).toList();
    int skip = Math.min(VendureLedger.number(options, "skip"), all.size());
    var page = all.subList(skip, Math.min(skip + take, all.size()));
    boolean whole = asked.getSelectionSet().contains("items/lines");
    if (whole && page.stream().anyMatch(each -> VendureLedger.text(each, "id").equals(spoilt))) {
      throw new IllegalStateException("SqliteError: disk I/O error");
    }
    if (filter.containsKey("updatedAt")) {
      betweenPages.forEach(Runnable::run);
      betweenPages.clear();
    }
    return Map.of("items", page, "totalItems", all.size());
  }

  private static boolean matches(Map<String, Object> order, Map<String, Object> filter) {
    boolean fits = true;
    if (filter.containsKey("updatedAt")) {
      var after =
          Instant.parse(VendureLedger.text(VendureLedger.map(filter, "updatedAt"), "after"));
      fits = Instant.parse(VendureLedger.text(order, "updatedAt")).isAfter(after);
    }
    if (filter.containsKey("active")) {
      fits &= Objects.equals(order.get("active"), VendureLedger.map(filter, "active").get("eq"));
    }
    if (filter.containsKey("id")) {
      fits &=
          ((List<?>) Objects.requireNonNull(VendureLedger.map(filter, "id").get("in")))
              .contains(order.get("id"));
    }
    return fits;
  }

  private static String text(DataFetchingEnvironment asked, String name) {
    return Objects.requireNonNull(asked.<String>getArgument(name));
  }

  private static Map<String, Object> input(DataFetchingEnvironment asked) {
    return Objects.requireNonNull(asked.<Map<String, Object>>getArgument("input"));
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Answer error(String message, String code) {
    return json(
        200,
        Map.of("errors", List.of(Map.of("message", message, "extensions", Map.of("code", code)))));
  }

  private static Answer json(int status, Object body) {
    return Answer.of(status, "application/json", JSON.valueToTree(body).toString());
  }
}
