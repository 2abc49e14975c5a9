package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The first request after the warm-up, which begins with `ready`, waits for nothing the second
/// does not. Time tells that badly on a busy machine, the classes the program loads for it tell it
/// well: a program that was not warmed up loads 364 for the first rates, 496 for the first label,
/// and 446 for its PDF.
class FirstRequestTest {

  /// Some lambda that only this order of requests meets, and what a chore loads whose turn comes
  /// meanwhile on a busy machine.
  private static final int FEW = 100;

  private static final String PARCEL =
      """
      "from":{"name":"Ann Sender","street1":"500 Terry Francois Blvd","city":"San Francisco","state":"CA","zip":"94158","country":"US"},
      "to":{"name":"Bob Buyer","street1":"350 5th Ave","city":"New York","state":"NY","zip":"10118","country":"US"},
      "parcel":{"weightOz":18.5,"lengthIn":10,"widthIn":8,"heightIn":4}\
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void whatItNeedsIsLoadedBefore() throws Exception {
    var data = directory.resolve("data").toString();
    var key =
        Run.of("keys", "create", "--workspace", "demo", "--role", "operator", "--data", data)
            .out()
            .strip();
    var log = directory.resolve("classes.log");
    var changes = Files.createDirectory(tmp()).getFileSystem().newWatchService();
    tmp()
        .register(
            changes, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_DELETE);
    var process =
        Run.start(
            List.of("-Xlog:class+load:file=" + log, "-Djava.io.tmpdir=" + tmp()),
            "serve",
            "--data",
            data,
            "--port",
            "0",
            "--sandbox-port",
            "0");
    try (changes;
        var out =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        var client = HttpClient.newHttpClient()) {
      out.readLine();
      var sandbox = URI.create(Objects.requireNonNull(out.readLine()).split("\\s+")[1]);
      assertThat(out.readLine()).isEqualTo("ready");
      warmedUp(changes);

      int before = loaded(log);
      var requests =
          List.of(
              post(sandbox, "/v1/rates", "{" + PARCEL + "}"),
              post(
                  sandbox,
                  "/v1/labels",
                  "{\"carrier\":\"ups\",\"service\":\"ups_ground\"," + PARCEL + "}"));
      for (var request : requests) {
        var answer = client.send(request.header("X-API-Key", key).build(), BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isIn(200, 201);
        int after = loaded(log);
        assertThat(after - before).as("classes for " + request.build().uri()).isLessThan(FEW);
        before = after;
      }
    } finally {
      process.destroyForcibly();
    }
  }

  private Path tmp() {
    return directory.resolve("tmp");
  }

  private void warmedUp(WatchService changes) throws Exception {
    boolean begun = isLeft();
    while (!begun || isLeft()) {
      var change = changes.poll(60, TimeUnit.SECONDS);
      assertThat(change).as("the warm-up ends, and leaves nothing behind").isNotNull();
      begun |= change.pollEvents().stream().anyMatch(event -> isWarmUps(event.context()));
      change.reset();
    }
  }

  private boolean isLeft() throws IOException {
    try (Stream<Path> left = Files.list(tmp())) {
      return left.anyMatch(each -> isWarmUps(each.getFileName()));
    }
  }

  private static boolean isWarmUps(Object folder) {
    return String.valueOf(folder).startsWith("quayside-");
  }

  private static HttpRequest.Builder post(URI sandbox, String path, String body) {
    return HttpRequest.newBuilder(sandbox.resolve(path))
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body));
  }

  private static int loaded(Path log) throws Exception {
    try (var lines = Files.lines(log)) {
      return (int) lines.count();
    }
  }
}
