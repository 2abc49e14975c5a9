package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// /docs: the document in a browser, without the network.
class DocsPageTest extends ShopTest {

  /// What only a sample of the language has.
  private static final Map<String, String> MARKS =
      Map.of(
          "curl", "curl -X POST",
          "Node.js", "await fetch(",
          "Python", "urllib.request",
          "Java", "HttpRequest.newBuilder",
          "PHP", "curl_init(");

  private static final String SAMPLES = "#operations-Labels-createLabel .samples ";

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
            "swagger-ui-bundle.js",
            "swagger-ui.css",
            "samples.js",
            "docs.js",
            "docs.css",
            "guides.md",
            "favicon-32x32.png")) {
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

  /// It draws what is in sight of more than a hundred operations.
  @Test
  void aBrowserShowsEveryOperation(@TempDir Path profile) {
    assumeTrue(Browser.isThere(), "chromium is not installed: /docs is not looked at in a browser");
    var paths =
        OpenApiTest.operations(Document.of(served.sandbox())).stream()
            .map(Operation::path)
            .distinct()
            .toList();
    try (var browser = Browser.open(profile.resolve("new"))) {
      browser.show(URI.create(served.sandbox() + "/docs#/Labels/createLabel"), 1280, false, "en");
      browser.size(1280, 40_000);
      await()
          .atMost(Duration.ofSeconds(90))
          .untilAsserted(
              () ->
                  assertThat(
                          browser.texts(
                              "[...document.querySelectorAll('[data-path]')].map(e => e.dataset.path)"))
                      .containsAll(paths));
      assertThat(browser.text())
          .as("the operation it was opened at")
          .contains("By carrier and service", "RATE_MISMATCH");
      guides(browser);
      for (var language : List.of("curl", "Node.js", "Python", "Java", "PHP")) {
        var button = "[...document.querySelectorAll('" + SAMPLES + "button')]";
        browser.texts(
            button
                + ".filter(b => b.textContent === '"
                + language
                + "').map(b => b.click() ?? '')");
        var sample = "[document.querySelector('" + SAMPLES + "pre').textContent]";
        await()
            .untilAsserted(
                () ->
                    assertThat(browser.texts(sample).getFirst())
                        .contains(MARKS.get(language), "/v1/labels", "QUAYSIDE_KEY", "weightOz"));
      }
      assertThat(browser.console()).isEmpty();
    }
  }

  private static void guides(Browser browser) {
    var guides = "[...document.querySelectorAll('.guides details')]";
    await().until(() -> browser.texts(guides + ".map(e => (e.open = true, ''))").size() > 5);
    assertThat(browser.texts(guides + ".map(e => e.innerText)"))
        .first()
        .asString()
        .contains("The first label in five minutes", "curl -s $API/v1/rates");
  }
}
