package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// /docs: the document in a browser, without the network.
class DocsPageTest extends ShopTest {

  private static final List<String> CHROMIUM =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          // no name leads anywhere: whatever the page needs must come from this machine
          "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
          "--enable-logging=stderr",
          "--log-level=0",
          "--virtual-time-budget=60000",
          "--dump-dom");

  @Test
  void thePageIsServedWithAPolicyThatLetsNothingElseIn() {
    var page = api.get("/docs");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.header("Content-Type")).startsWith("text/html");
    assertThat(page.header("Content-Security-Policy"))
        .contains("default-src 'none'", "script-src 'self'", "style-src 'self'")
        .doesNotContain("unsafe", "http");
    assertThat(page.header("X-Content-Type-Options")).isEqualTo("nosniff");
    for (String part :
        List.of(
            "swagger-ui-bundle.js", "swagger-ui.css", "docs.js", "docs.css", "favicon-32x32.png")) {
      assertThat(page.text()).contains("\"/docs/" + part + "\"");
      assertThat(Api.of(served.production()).get("/docs/" + part).status()).as(part).isEqualTo(200);
    }
  }

  @Test
  void nothingElseOfThePackageIsServed() {
    for (String part :
        List.of(
            "index.css", "swagger-initializer.js", "..%2fReply.class", "oauth2-redirect.html")) {
      assertThat(Api.of(served.sandbox()).get("/docs/" + part).status()).as(part).isIn(400, 404);
    }
  }

  @Test
  void aBrowserKeepsWhatItHas() {
    var script = api.get("/docs/swagger-ui-bundle.js");
    var again = api.with("If-None-Match", script.header("ETag")).get("/docs/swagger-ui-bundle.js");
    assertThat(again.status()).isEqualTo(304);
    assertThat(again.header("Content-Security-Policy")).isNotEmpty();
  }

  @Test
  void aBrowserShowsEveryOperation(@TempDir Path profile) throws IOException, InterruptedException {
    var chromium = chromium();
    assumeTrue(chromium != null, "chromium is not installed: /docs is not looked at in a browser");
    var dom = profile.resolve("dom.html");
    var log = profile.resolve("log.txt");
    var command = new java.util.ArrayList<>(List.of(String.valueOf(chromium)));
    command.addAll(CHROMIUM);
    command.add("--user-data-dir=" + profile.resolve("new"));
    command.add(served.sandbox() + "/docs#/Labels/createLabel");
    var browser =
        new ProcessBuilder(command)
            .redirectOutput(dom.toFile())
            .redirectError(log.toFile())
            .start();
    try {
      assertThat(browser.waitFor(90, TimeUnit.SECONDS)).as("chromium is done").isTrue();
    } finally {
      browser.destroyForcibly().waitFor();
    }
    var page = Files.readString(dom);
    assertThat(Files.readString(log)).as("the browser's console").doesNotContain(":CONSOLE:");
    for (Operation operation : OpenApiTest.operations(Document.of(served.sandbox()))) {
      assertThat(page).contains("data-path=\"" + operation.path() + "\"");
    }
    assertThat(page)
        .as("the operation it was opened at")
        .contains("By carrier and service", "RATE_MISMATCH");
  }

  private static @org.jspecify.annotations.Nullable File chromium() {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      for (String name : List.of("chromium", "chromium-browser", "google-chrome")) {
        var file = new File(folder, name);
        if (file.canExecute()) {
          return file;
        }
      }
    }
    return null;
  }
}
