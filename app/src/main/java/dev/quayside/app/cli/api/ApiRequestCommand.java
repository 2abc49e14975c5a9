package dev.quayside.app.cli.api;

import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.app.cli.client.ApiCalls;
import dev.quayside.app.cli.client.ApiCalls.Answered;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quayside api`: sends any request to the API, with the same token and to the same server as the
/// other commands.
@Command(
    name = "api",
    description =
        "Make any request of the API, and print its answer. /docs of the running server tells all"
            + " of them.",
    footer = {
      "",
      "quayside api GET /v1/shipments -f status=delivered --paginate",
      "quayside api POST /v1/rates --input request.json    - for stdin",
      "quayside api POST /v1/sandbox/clock -f advanceSeconds:=86400",
      "quayside api POST /v1/webhooks --role admin -f url=https://shop.example/hook -f"
          + " 'events[]=*'",
      "quayside api GET /v1/labels/lbl_.../download -f format=pdf --out label.pdf"
    })
@SuppressWarnings("NullAway.Init")
public final class ApiRequestCommand extends ApiAccess {

  private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "PATCH", "DELETE");
  private static final Set<String> IN_QUERY = Set.of("GET", "DELETE");

  @Parameters(index = "0", paramLabel = "METHOD", description = "GET, POST, PUT, PATCH or DELETE.")
  private String method;

  @Parameters(index = "1", paramLabel = "PATH", description = "Such as /v1/shipments.")
  private String path;

  @Option(
      names = {"-f", "--field"},
      paramLabel = "NAME=TEXT",
      description =
          "A field of the body, for GET and DELETE of the query: NAME=TEXT, NAME:=JSON for numbers"
              + " and the like, to.zip=TEXT within another, NAME[]=TEXT for a list. Repeatable.")
  private List<String> fields = List.of();

  @Option(names = "--input", paramLabel = "FILE", description = "The body in JSON; - for stdin.")
  private @Nullable Path input;

  @Option(names = "--paginate", description = "Of a list, every page: {\"data\": [...]}.")
  private boolean paginate;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Save the answer; needed for files such as PDF. A file there is replaced.")
  private @Nullable Path out;

  @Option(
      names = "--role",
      paramLabel = "ROLE",
      defaultValue = "operator",
      description =
          "What the request may do: viewer, operator or admin, which also sets up webhooks,"
              + " printers and rules. Default: ${DEFAULT-VALUE}")
  private Role role;

  @Mixin private IdempotencyOption idempotency;

  private Map<String, Object> typed = Map.of();

  @Override
  protected void check() {
    method = method.toUpperCase(Locale.ROOT);
    if (!METHODS.contains(method)) {
      throw wrong("METHOD must be GET, POST, PUT, PATCH or DELETE, not " + method);
    }
    if (!path.startsWith("/") || path.startsWith("//") || !path.matches("[!-~]+")) {
      throw wrong("PATH must be one of the API, such as /v1/shipments, not " + path);
    }
    if (input != null && (!fields.isEmpty() || method.equals("GET"))) {
      throw wrong("--input is a whole body: leave --field out, and not for GET");
    }
    if (paginate && !method.equals("GET")) {
      throw wrong("--paginate is for GET");
    }
    if (idempotency.isGiven() && !method.equals("POST")) {
      throw wrong("--idempotency-key is for POST");
    }
    idempotency.check();
    try {
      typed = RequestFields.of(fields);
    } catch (IllegalArgumentException unreadable) {
      throw wrong(String.valueOf(unreadable.getMessage()));
    }
  }

  @Override
  protected Role role() {
    return role;
  }

  @Override
  protected void run(Api api) {
    if (paginate) {
      tell(new Answered(ApiCalls.JSON, JsonText.bytes(Pages.all(api, path, query()).object())));
      return;
    }
    var asked = IN_QUERY.contains(method) ? ApiCalls.asked(path, query()) : path;
    var body = body();
    tell(
        method.equals("POST")
            ? idempotency.once(key -> api.calls().send(method, asked, body, key))
            : api.calls().send(method, asked, body, ""));
  }

  private Map<String, String> query() {
    var query = new LinkedHashMap<String, String>();
    typed.forEach((name, value) -> query.put(name, new Answer(value).text()));
    return query;
  }

  /// The request's body; empty, not missing, for methods that take one.
  private byte @Nullable [] body() {
    if (input != null) {
      return JsonText.bytes(InputFile.json(input));
    }
    if (IN_QUERY.contains(method)) {
      return null;
    }
    return typed.isEmpty() ? new byte[0] : JsonText.bytes(typed);
  }

  private void tell(Answered answer) {
    if (out != null) {
      save(answer.body(), out);
    } else if (!answer.isText()) {
      throw new CommandFailure("the answer is a file (" + answer.type() + "): say --out FILE");
    } else if (answer.body().length > 0) {
      new Console(spec.commandLine().getOut())
          .line(
              answer.isJson()
                  ? JsonText.indented(answer.body())
                  : new String(answer.body(), StandardCharsets.UTF_8));
    }
  }

  private static void save(byte[] answer, Path file) {
    try {
      Files.write(file, answer);
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be written");
    }
  }
}
