package dev.quayside.engine.platform.server.openapi;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.Route;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// GET /v1/openapi.json, and /docs to read it in a browser, where / leads to. All without a
/// credential, and /docs without the network: everything it loads comes from here.
public final class DocsRoutes implements Routes {

  private static final String WEBJAR = "/META-INF/maven/org.webjars/swagger-ui/pom.properties";
  private static final String PAGE = "index.html";
  private static final Map<String, String> OWN =
      Map.of(
          PAGE,
          "text/html; charset=utf-8",
          "docs.js",
          "text/javascript",
          "samples.js",
          "text/javascript",
          "docs.css",
          "text/css",
          "guides.md",
          "text/markdown; charset=utf-8");
  private static final Map<String, String> RENDERER =
      Map.of(
          "swagger-ui-bundle.js",
          "text/javascript",
          "swagger-ui.css",
          "text/css",
          "favicon-32x32.png",
          "image/png");

  private final Supplier<List<Route<?>>> routes;
  private final Map<Environment, String> documents = new ConcurrentHashMap<>();

  /// @param routes every endpoint of the service, once all are registered
  public DocsRoutes(Supplier<List<Route<?>>> routes) {
    this.routes = routes;
  }

  @Override
  public void register(RouteTable table) {
    table
        .openGet("/v1/openapi.json", this::document)
        .openGet("/", call -> Reply.redirect("/docs"))
        .openGet("/docs", call -> asset(PAGE))
        .openGet("/docs/:file", call -> asset(call.path("file")));
  }

  private Reply document(Call call) {
    var text = documents.computeIfAbsent(call.listener(), listener -> document(call, listener));
    return new Reply.Json(200, text.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  private String document(Call call, Environment listener) {
    var document = OpenApi.of(listener, routes.get());
    document
        .putArray("servers")
        .addObject()
        .put("url", call.baseUrl().toString())
        .put("description", listener.wire());
    return JsonText.write(document);
  }

  private static Reply asset(String name) {
    var own = OWN.get(name);
    if (own != null) {
      return new Reply.Asset(own, read("docs/" + name));
    }
    var packaged = RENDERER.get(name);
    if (packaged != null) {
      return new Reply.Asset(
          packaged, read("/META-INF/resources/webjars/swagger-ui/" + version() + "/" + name));
    }
    throw ProblemException.notFound(ServerWords.THIS_PAGE);
  }

  private static String version() {
    var packaged = new Properties();
    try (var file = open(WEBJAR)) {
      packaged.load(file);
      return packaged.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] read(String resource) {
    try (var file = open(resource)) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String resource) {
    return Objects.requireNonNull(DocsRoutes.class.getResourceAsStream(resource), resource);
  }
}
