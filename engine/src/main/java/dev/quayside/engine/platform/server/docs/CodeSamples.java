package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.server.docs.Operation.Sample;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One request in five languages. All take address and key from `QUAYSIDE_URL` and `QUAYSIDE_KEY`.
final class CodeSamples {

  private static final String KEY = "Idempotency-Key";
  private static final String TYPE = "Content-Type";
  private static final String JSON = "application/json";

  private final String method;
  private final String path;
  private final boolean needsKey;
  private final @Nullable String retryKey;
  private final @Nullable String body;

  /// @param path with values for its variables
  /// @param needsKey whether the request needs a credential
  /// @param retryKey the idempotency key to send; null for a call that may as well be done twice
  /// @param body null for a request without one
  CodeSamples(
      String method,
      String path,
      boolean needsKey,
      @Nullable String retryKey,
      @Nullable JsonNode body) {
    this.method = method;
    this.path = path;
    this.needsKey = needsKey;
    this.retryKey = retryKey;
    this.body = body == null ? null : ExampleText.of(body);
  }

  List<Sample> all() {
    return List.of(
        new Sample("curl", curl()),
        new Sample("Node.js", node()),
        new Sample("Python", python()),
        new Sample("Java", java()),
        new Sample("PHP", php()));
  }

  private String curl() {
    var said =
        lines(
            "curl -X %s \"$QUAYSIDE_URL%s\"".formatted(method, path),
            needsKey ? "  -H \"X-API-Key: $QUAYSIDE_KEY\"" : null,
            header("  -H '%s: %s'"),
            body == null ? null : "  -d '" + body.replace("'", "'\\''") + "'");
    return said.replace("\n  -", " \\\n  -");
  }

  private String node() {
    return lines(
        "const answer = await fetch(`${process.env.QUAYSIDE_URL}" + path + "`, {",
        "  method: '" + method + "',",
        "  headers: {",
        needsKey ? "    'X-API-Key': process.env.QUAYSIDE_KEY," : null,
        header("    '%s': '%s',"),
        "  },",
        body == null ? null : "  body: JSON.stringify(" + body.replace("\n", "\n  ") + "),",
        "});",
        "console.log(answer.status, await answer.text());");
  }

  private String python() {
    return lines(
        "import os, urllib.request",
        "",
        body == null ? null : "body = r\"\"\"" + body + "\"\"\"",
        "request = urllib.request.Request(os.environ['QUAYSIDE_URL'] + '%s', method='%s', headers={"
            .formatted(path, method),
        needsKey ? "    'X-API-Key': os.environ['QUAYSIDE_KEY']," : null,
        header("    '%s': '%s',"),
        body == null ? "})" : "}, data=body.encode())",
        "try:",
        "    with urllib.request.urlopen(request) as answer:",
        "        print(answer.status, answer.read())",
        "except urllib.error.HTTPError as refused:",
        "    print(refused.code, refused.read().decode())");
  }

  private String java() {
    return lines(
        "import java.net.URI;",
        "import java.net.http.*;",
        "",
        "public class Sample {",
        "  public static void main(String[] arguments) throws Exception {",
        body == null
            ? null
            : "    var body = \"\"\"\n"
                + body.replace("\\", "\\\\").indent(8).stripTrailing()
                + "\"\"\";",
        "    var url = URI.create(System.getenv(\"QUAYSIDE_URL\") + \"" + path + "\");",
        "    var request = HttpRequest.newBuilder(url)",
        needsKey ? "        .header(\"X-API-Key\", System.getenv(\"QUAYSIDE_KEY\"))" : null,
        header("        .header(\"%s\", \"%s\")"),
        "        .method(\"%s\", HttpRequest.BodyPublishers.%s)"
            .formatted(method, body == null ? "noBody()" : "ofString(body)"),
        "        .build();",
        "    var answer = HttpClient.newHttpClient().send(request,"
            + " HttpResponse.BodyHandlers.ofString());",
        "    System.out.println(answer.statusCode() + \" \" + answer.body());",
        "  }",
        "}");
  }

  private String php() {
    return lines(
        "<?php",
        body == null ? null : "$body = <<<'JSON'\n" + body + "\nJSON;",
        "$request = curl_init(getenv('QUAYSIDE_URL') . '" + path + "');",
        "curl_setopt_array($request, [",
        "    CURLOPT_CUSTOMREQUEST => '" + method + "',",
        "    CURLOPT_RETURNTRANSFER => true,",
        body == null ? null : "    CURLOPT_POSTFIELDS => $body,",
        "    CURLOPT_HTTPHEADER => [",
        needsKey ? "        'X-API-Key: ' . getenv('QUAYSIDE_KEY')," : null,
        header("        '%s: %s',"),
        "    ],",
        "]);",
        "echo curl_exec($request);");
  }

  /// The headers of the request beside its credential.
  private @Nullable String header(String form) {
    return lines(
        retryKey == null ? null : form.formatted(KEY, retryKey),
        body == null ? null : form.formatted(TYPE, JSON));
  }

  private static String lines(@Nullable String... all) {
    return Stream.of(all)
        .filter(line -> line != null)
        .filter(line -> !line.isEmpty() || all.length > 2)
        .collect(Collectors.joining("\n"));
  }
}
