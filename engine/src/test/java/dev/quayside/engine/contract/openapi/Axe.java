package dev.quayside.engine.contract.openapi;

import dev.quayside.engine.contract.Browser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// axe-core, which finds what keeps people from using a page.
final class Axe {

  private static final String CORE = core();

  private Axe() {}

  /// @return rules the page breaks seriously, each with its first place; empty when there are none
  static String serious(Browser browser) {
    return found(browser, "{resultTypes: ['violations']}");
  }

  /// The same of the rules that look at colours.
  static String colours(Browser browser) {
    return found(
        browser,
        "{resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block']}");
  }

  private static String found(Browser browser, String options) {
    browser.run("if (!window.axe) {" + CORE + "}");
    return browser.promised(
        """
        const found = await axe.run(document, %s);
        return found.violations.filter(each => ['serious', 'critical'].includes(each.impact))
          .map(each => `${each.id} ${each.nodes.length}: ${each.nodes[0].html}`).join('\\n');
        """
            .formatted(options));
  }

  private static String core() {
    try (var file = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
