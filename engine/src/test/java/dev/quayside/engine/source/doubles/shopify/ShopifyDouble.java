package dev.quayside.engine.source.doubles.shopify;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import graphql.ExecutionInput;
import graphql.GraphQL;
import graphql.schema.DataFetchingEnvironment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A Shopify shop: the real text of each question is carried out against Shopify's own schema. It
/// gives tokens for a day, counts points, hides what a scope does not show, and refuses the same
/// pieces a second time.
public final class ShopifyDouble extends CarrierDouble {

  public static final String CLIENT_ID = "0a1b2c3d";
  public static final String SECRET = "shpss_hush-very-secret";
  public static final String TOKEN = "shpat_hush-even-more";

  private static final String GRAPHQL = "/admin/api/2026-10/graphql.json";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern SINCE = Pattern.compile("updated_at:>='([^']+)'");
  private static final List<String> ALL_SCOPES =
      List.of(
          "read_orders",
          "write_merchant_managed_fulfillment_orders",
          "read_products",
          "read_locations");

  private final GraphQL graphql;
  private volatile ShopifyBooks books;
  private final List<Runnable> betweenPages = new CopyOnWriteArrayList<>();
  private List<String> scopes = ALL_SCOPES;
  private int tokens;
  private double most = 1e9;
  private double restoreRate = 1e9;
  private double available = most;
  private long filledAt = System.nanoTime();
  private int throttled;
  private volatile int before;

  /// @param clock of the shop
  public ShopifyDouble(Instant clock) {
    books = new ShopifyBooks(clock);
    graphql =
        GraphQL.newGraphQL(
                AdminSchema.with(
                    Map.of(
                        "orders", this::page,
                        "order", asked -> books.order(id(asked)),
                        "fulfillmentOrder", asked -> books.fulfillmentOrder(id(asked)),
                        "fulfillment", asked -> books.fulfillment(id(asked)),
                        "currentAppInstallation",
                            _ ->
                                Map.of(
                                    "accessScopes",
                                    scopes.stream().map(each -> Map.of("handle", each)).toList())),
                    Map.of(
                        "fulfillmentCreate",
                        asked ->
                            books.create(
                                Objects.requireNonNull(
                                    asked.<Map<String, Object>>getArgument("fulfillment"))),
                        "fulfillmentCancel",
                        asked -> books.cancel(id(asked)))))
            .build();
  }

  /// A shop without orders, as it is on its first day.
  public synchronized void renew(Instant clock) {
    books = new ShopifyBooks(clock);
    betweenPages.clear();
    scopes = ALL_SCOPES;
    bucket(1e9, 1e9);
    throttled = 0;
    before = asked().size();
    recovers();
    tampers((_, answer) -> answer);
    watches(_ -> {});
  }

  /// What it has of orders.
  public ShopifyBooks books() {
    return books;
  }

  /// The app may do this much.
  public synchronized void scopes(String... named) {
    scopes = List.of(named);
  }

  /// How much may be asked of it.
  public synchronized void bucket(double size, double perSecond) {
    most = size;
    available = size;
    restoreRate = perSecond;
    filledAt = System.nanoTime();
  }

  /// The tokens it gave are good no more.
  public synchronized void forgetsTokens() {
    tokens++;
  }

  /// How often it said that it was asked too fast.
  public synchronized int throttled() {
    return throttled;
  }

  /// What happens in the shop before the next page is asked for.
  public void betweenPages(Runnable happening) {
    betweenPages.add(happening);
  }

  /// Whether a request is the question or change of this name.
  public static boolean is(Asked request, String name) {
    return request.path().equals(GRAPHQL)
        && request.text().contains("\"operationName\":\"" + name + "\"");
  }

  /// Questions or changes of this name since the first day.
  public List<Asked> all(String name) {
    return asked().stream().skip(before).filter(each -> is(each, name)).toList();
  }

  public int asked(String name) {
    return all(name).size();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("POST", "/admin/oauth/access_token")) {
      return token(request);
    }
    if (!request.is("POST", GRAPHQL)) {
      return Answer.of(404, "text/html", "<html>Not Found</html>");
    }
    var token = request.header("X-Shopify-Access-Token");
    if (!token.equals(TOKEN) && !token.equals("day-" + tokens)) {
      return json(
          401,
          Map.of(
              "errors",
              "[API] Invalid API key or access token (unrecognized login or wrong password)"));
    }
    var asked = tree(request);
    return carriedOut(request, asked.get("query").asText(), asked);
  }

  private Answer carriedOut(Asked request, String query, JsonNode asked) {
    int price = QueryCost.requested(query);
    if (price > QueryCost.MOST) {
      violation(request, "costs " + price);
    }
    refill();
    if (price > available) {
      throttled++;
      return json(
          200,
          Map.of(
              "errors",
              List.of(Map.of("message", "Throttled", "extensions", Map.of("code", "THROTTLED"))),
              "extensions",
              Map.of("cost", cost(price, null))));
    }
    var result =
        graphql.execute(
            ExecutionInput.newExecutionInput(query)
                .operationName(asked.path("operationName").asText())
                .variables(
                    JSON.convertValue(
                        asked.path("variables"), new TypeReference<Map<String, Object>>() {})));
    result.getErrors().stream()
        .filter(error -> !error.getMessage().contains(ShopifyBooks.DENIED))
        .forEach(error -> violation(request, error.getMessage()));
    int actual = QueryCost.actual(result.getData());
    available -= actual;
    var answer = new HashMap<>(result.toSpecification());
    var errors = errors(result.getErrors());
    if (!errors.isEmpty()) {
      answer.put("errors", errors);
    }
    answer.put("extensions", Map.of("cost", cost(price, actual)));
    return json(200, answer);
  }

  private static List<Map<String, Object>> errors(List<graphql.GraphQLError> found) {
    return found.stream()
        .map(
            error ->
                Map.<String, Object>of(
                    "message",
                    error.getMessage(),
                    "path",
                    Objects.requireNonNullElse(error.getPath(), List.of()),
                    "extensions",
                    Map.of(
                        "code",
                        error.getMessage().contains(ShopifyBooks.DENIED)
                            ? "ACCESS_DENIED"
                            : "undefinedField")))
        .toList();
  }

  private void refill() {
    long now = System.nanoTime();
    available = Math.min(most, available + restoreRate * (now - filledAt) / 1e9);
    filledAt = now;
  }

  private Map<String, Object> cost(int price, @Nullable Integer actual) {
    var cost = new HashMap<String, Object>();
    cost.put("requestedQueryCost", price);
    cost.put("actualQueryCost", actual);
    cost.put(
        "throttleStatus",
        Map.of(
            "maximumAvailable",
            most,
            "currentlyAvailable",
            Math.floor(available),
            "restoreRate",
            restoreRate));
    return cost;
  }

  private Answer token(Asked request) {
    var form = request.text();
    boolean good =
        form.contains("client_id=" + CLIENT_ID)
            && form.contains("client_secret=" + SECRET)
            && form.contains("grant_type=client_credentials");
    return good
        ? json(
            200,
            Map.of(
                "access_token",
                "day-" + tokens,
                "scope",
                String.join(",", scopes),
                "expires_in",
                86399))
        : json(400, Map.of("error", "invalid_client"));
  }

  private static String id(DataFetchingEnvironment asked) {
    return Objects.requireNonNull(asked.<String>getArgument("id"));
  }

  private Map<String, Object> page(DataFetchingEnvironment asked) {
    String after = asked.getArgument("after");
    String query = asked.getArgument("query");
    int first = Objects.requireNonNull(asked.<Integer>getArgument("first"));
    boolean reverse = Boolean.TRUE.equals(asked.<Boolean>getArgument("reverse"));
    var since = query == null ? null : SINCE.matcher(query);
    if (since != null && !since.matches()) {
      throw new IllegalArgumentException("passed over with a warning: " + query);
    }
    var all = new ArrayList<>(books.sorted(since == null ? "" : since.group(1), after));
    var nodes = reverse ? all.reversed() : all;
    boolean more = nodes.size() > first;
    var page = List.copyOf(nodes.subList(0, Math.min(first, nodes.size())));
    var end = page.isEmpty() ? null : ShopifyBooks.place(page.getLast());
    var answer = AdminSchema.connection(page, more, end);
    if (!reverse) {
      betweenPages.forEach(Runnable::run);
      betweenPages.clear();
    }
    return answer;
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Answer json(int status, Object body) {
    return Answer.of(status, "application/json", JSON.valueToTree(body).toString());
  }
}
