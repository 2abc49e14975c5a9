package dev.quayside.engine.shipping.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The documents state in words how long a rate can be bought, and state it right.
class RateLifetimeTest {

  private static final String SERVED = "src/main/resources/dev/quayside/engine/platform/server/";

  /// A time in minutes and, around it, what it is about.
  private static final Pattern MINUTES =
      Pattern.compile("(?s)(.{0,120}?)\\b(\\d+) minutes(?=(.{0,40}))");

  private static final Pattern ABOUT_RATES =
      Pattern.compile("(?i)\\brates?\\b|\\brateId\\b|\\bbe bought\\b");

  @ParameterizedTest
  @CsvSource({
    SERVED + "openapi/common.json, 2",
    SERVED + "openapi/rates.json, 2",
    SERVED + "openapi/labels.json, 1",
    SERVED + "openapi/orders.json, 3",
    SERVED + "docs/guides.md, 3",
    "../docs/api/rates.md, 1",
    "../docs/api/orders.md, 1",
    "../docs/glossary.md, 1",
  })
  void everyDocumentStatesTheSameMinutes(String document, int atLeast) throws IOException {
    var stated =
        MINUTES
            .matcher(Files.readString(Path.of(document)))
            .results()
            .filter(found -> ABOUT_RATES.matcher(found.group(1) + found.group(3)).find())
            .map(found -> Long.valueOf(found.group(2)))
            .toList();
    assertThat(stated).hasSizeGreaterThanOrEqualTo(atLeast).containsOnly(Rate.LIFETIME.toMinutes());
  }
}
