package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The two ways to the database that docs/architecture.md describes step by step are those of the
/// code.
class PathsTest {

  private static final Path PAGE = Path.of("../docs/architecture.md");
  private static final int MOST_STEPS = 14;

  /// A step, as in "3. `engine/shipping/LabelRoutes.create` says ...".
  private static final Pattern STEP = Pattern.compile("(?m)^\\d+\\. `([\\w/]+)\\.(\\w+)`");

  private static final Pattern NUMBERED = Pattern.compile("(?m)^\\d+\\. ");

  @ParameterizedTest
  @ValueSource(strings = {"From the button to the database", "From a POST to the database"})
  void everyStepIsAMethodAndTheyAreFew(String heading) throws Exception {
    var section = section(heading);
    var steps = STEP.matcher(section).results().toList();
    assertThat(steps).hasSizeBetween(8, MOST_STEPS);
    assertThat(NUMBERED.matcher(section).results()).hasSameSizeAs(steps);
    for (var step : steps) {
      assertThat(methods(step)).as(step.group()).contains(step.group(2));
    }
  }

  private static List<String> methods(MatchResult step) throws ClassNotFoundException {
    var name = "dev.quayside." + step.group(1).replace('/', '.');
    var type = Class.forName(name, false, PathsTest.class.getClassLoader());
    return Arrays.stream(type.getDeclaredMethods()).map(method -> method.getName()).toList();
  }

  private static String section(String heading) throws IOException {
    var page = Files.readString(PAGE);
    int from = page.indexOf("\n## " + heading + "\n");
    assertThat(from).isPositive();
    return page.substring(from, page.indexOf("\n## ", from + 1));
  }
}
