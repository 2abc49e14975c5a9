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
record Api(HttpClient http, URI base, List<String> headers) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /// An answer, with its body as JSON when it has one.
  record Response(HttpResponse<byte[]> raw) {
    int status() {
      return raw.statusCode();
    }

    String header(String name) {
      return raw.headers().firstValue(name).orElse("");
    }

    String text() {
      return new String(raw.body(), java.nio.charset.StandardCharsets.UTF_8);
    }

    JsonNode json() {
      try {
        return JSON.readTree(raw.body());
      } catch (IOException e) {
        throw new UncheckedIOException(text(), e);
      }
    }

    String code() {
      return json().at("/error/code").asText();
    }

    String message() {
      return json().at("/error/message").asText();
    }

    /// The fields named in `error.details`, sorted.
    List<String> fields() {
      var fields = new ArrayList<String>();
      json().at("/error/details").forEach(detail -> fields.add(detail.get("field").asText()));
      return fields.stream().sorted().toList();
    }
  }

  static Api of(URI base) {
    return new Api(
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build(), base, List.of());
  }

  Api at(URI other) {
    return new Api(http, other, headers);
  }

  Api key(String apiKey) {
    return with("X-API-Key", apiKey);
  }

  Api token(String token) {
    return with("Authorization", "Bearer " + token);
  }

  Api with(String name, String value) {
    var more = new ArrayList<>(headers);
    more.add(name);
    more.add(value);
    return new Api(http, base, List.copyOf(more));
  }

  Response get(String path) {
    return send("GET", path);
  }

  Response post(String path, String json) {
    return with("Content-Type", "application/json").send("POST", path, json);
  }

  Response put(String path, String json) {
    return with("Content-Type", "application/json").send("PUT", path, json);
  }

  Response patch(String path, String json) {
    return with("Content-Type", "application/json").send("PATCH", path, json);
  }

  Response post(String path) {
    return send("POST", path);
  }

  /// Without a body.
  Response send(String method, String path) {
    return send(method, path, BodyPublishers.noBody());
  }

  Response send(String method, String path, String body) {
    return send(method, path, BodyPublishers.ofString(body), body);
  }

  Response send(String method, String path, HttpRequest.BodyPublisher body) {
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
  Response exchange(String method, String path) {
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
