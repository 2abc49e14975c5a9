package dev.quayside.engine.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;

/// One client of a listener: a base URL and the headers it sends with everything.
public record Api(HttpClient http, URI base, List<String> headers) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /// An answer, with its body as JSON when it has one.
  public record Response(HttpResponse<byte[]> raw) {
    public int status() {
      return raw.statusCode();
    }

    public String header(String name) {
      return raw.headers().firstValue(name).orElse("");
    }

    public String text() {
      return new String(raw.body(), java.nio.charset.StandardCharsets.UTF_8);
    }

    public JsonNode json() {
      try {
        return JSON.readTree(raw.body());
      } catch (IOException e) {
        throw new UncheckedIOException(text(), e);
      }
    }

    public String code() {
      return json().at("/error/code").asText();
    }

    public String message() {
      return json().at("/error/message").asText();
    }

    /// The fields named in `error.details`, sorted.
    public List<String> fields() {
      var fields = new ArrayList<String>();
      json().at("/error/details").forEach(detail -> fields.add(detail.get("field").asText()));
      return fields.stream().sorted().toList();
    }
  }

  public static Api of(URI base) {
    return new Api(
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build(), base, List.of());
  }

  public Api at(URI other) {
    return new Api(http, other, headers);
  }

  public Api key(String apiKey) {
    return with("X-API-Key", apiKey);
  }

  public Api token(String token) {
    return with("Authorization", "Bearer " + token);
  }

  public Api with(String name, String value) {
    var more = new ArrayList<>(headers);
    more.add(name);
    more.add(value);
    return new Api(http, base, List.copyOf(more));
  }

  public Response get(String path) {
    return send("GET", path);
  }

  public Response post(String path, String json) {
    return with("Content-Type", "application/json").send("POST", path, json);
  }

  public Response put(String path, String json) {
    return with("Content-Type", "application/json").send("PUT", path, json);
  }

  public Response patch(String path, String json) {
    return with("Content-Type", "application/json").send("PATCH", path, json);
  }

  public Response post(String path) {
    return send("POST", path);
  }

  /// Without a body.
  public Response send(String method, String path) {
    return send(method, path, BodyPublishers.noBody());
  }

  public Response send(String method, String path, String body) {
    return send(method, path, BodyPublishers.ofString(body), body);
  }

  public Response send(String method, String path, HttpRequest.BodyPublisher body) {
    return send(method, path, body, "");
  }

  /// Holds the exchange to the OpenAPI document, unless the endpoint is a test's own or a page.
  private Response send(String method, String path, HttpRequest.BodyPublisher body, String text) {
    var document =
        path.equals("/")
                || path.startsWith(Probes.PREFIX)
                || path.startsWith("/docs")
                || path.startsWith("/track/")
            ? null
            : Document.of(base);
    var response = exchange(method, path, body);
    if (document != null) {
      document.check(method, path, text, response);
    }
    return response;
  }

  /// As the bytes come, which may be packed.
  public Response exchange(String method, String path) {
    return exchange(method, path, BodyPublishers.noBody());
  }

  private Response exchange(String method, String path, HttpRequest.BodyPublisher body) {
    var request = HttpRequest.newBuilder(URI.create(base + path)).method(method, body);
    if (!headers.isEmpty()) {
      request.headers(headers.toArray(String[]::new));
    }
    try {
      return new Response(http.send(request.build(), BodyHandlers.ofByteArray()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
