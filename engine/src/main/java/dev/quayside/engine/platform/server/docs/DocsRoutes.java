package dev.quayside.engine.platform.server.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.Route;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// GET /v1/openapi.json, and /docs to read it in a browser; / redirects there. None needs a
/// credential, and /docs loads nothing from elsewhere, so it works offline.
public final class DocsRoutes implements Routes {

  private static final String HTML = "text/html; charset=utf-8";
  private static final String GUIDES = "guides.md";
  private static final String USUAL = "http://127.0.0.1:8781";
  private static final Map<String, String> FILES =
      Map.of(
          "docs.js",
          "text/javascript; charset=utf-8",
          "docs.css",
          "text/css; charset=utf-8",
          "icon.svg",
          "image/svg+xml",
          GUIDES,
          "text/markdown; charset=utf-8");

  private final Supplier<List<Route<?>>> routes;
  private final InstantSource clock;
  private final Map<Environment, Edition<String>> documents = new ConcurrentHashMap<>();
  private final Map<Environment, Edition<DocsPages>> pages = new ConcurrentHashMap<>();

  /// @param routes every endpoint of the service, read once all are registered
  public DocsRoutes(Supplier<List<Route<?>>> routes, InstantSource clock) {
    this.routes = routes;
    this.clock = clock;
  }

  /// What is made once a day: examples name days that are to come.
  private record Edition<T>(LocalDate day, T made) {

    static <T> T of(
        Map<Environment, Edition<T>> kept, Environment listener, LocalDate day, Supplier<T> maker) {
      var made =
          kept.compute(
              listener,
              (_, was) ->
                  was != null && was.day().equals(day) ? was : new Edition<>(day, maker.get()));
      return made.made();
    }
  }

  @Override
  public void register(RouteTable table) {
    table
        .openGet("/v1/openapi.json", this::document)
        .openGet("/", call -> Reply.redirect("/docs"))
        .openGet("/docs", call -> page(call, "start"))
        .openGet("/docs/search", this::search)
        .openGet("/docs/:page", call -> page(call, call.path("page")));
  }

  private Reply document(Call call) {
    var day = ExampleDay.after(clock.instant());
    var text =
        Edition.of(documents, call.listener(), day, () -> JsonText.write(written(call, day)));
    return new Reply.Json(200, text.getBytes(UTF_8), Map.of());
  }

  private ObjectNode written(Call call, LocalDate day) {
    var document = OpenApi.of(call.listener(), routes.get());
    document
        .putArray("servers")
        .addObject()
        .put("url", call.baseUrl().toString())
        .put("description", call.listener().wire());
    ExampleDay.fill(document, day);
    return document;
  }

  private Reply page(Call call, String name) {
    var type = FILES.get(name);
    if (type != null) {
      return new Reply.Asset(type, name.equals(GUIDES) ? guides(call).getBytes(UTF_8) : read(name));
    }
    return pages(call)
        .page(name)
        .map(html -> new Reply.Asset(HTML, html))
        .orElseThrow(() -> ProblemException.notFound(ServerWords.PAGE, name));
  }

  private Reply search(Call call) {
    var asked = call.query(query -> Objects.requireNonNullElse(query.textOrNothing("q"), ""));
    return Reply.ok(Map.of("data", pages(call).search().find(asked)));
  }

  private DocsPages pages(Call call) {
    var day = ExampleDay.after(clock.instant());
    return Edition.of(
        pages,
        call.listener(),
        day,
        () ->
            new DocsPages(
                written(call, day),
                guides(call),
                new Synonyms(new String(read("synonyms.txt"), UTF_8)),
                call.listener() == Environment.SANDBOX,
                call.baseUrl()));
  }

  /// With this server's own address in place of the usual one.
  private static String guides(Call call) {
    return new String(read(GUIDES), UTF_8)
        .replace("QUAYSIDE_URL=" + USUAL, "QUAYSIDE_URL=" + call.baseUrl());
  }

  private static byte[] read(String name) {
    try (var file = Objects.requireNonNull(DocsRoutes.class.getResourceAsStream(name), name)) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
