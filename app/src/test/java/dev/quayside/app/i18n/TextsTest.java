package dev.quayside.app.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Both languages say everything, and only the bundles hold words.
class TextsTest {

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

  /// Keys of texts, ids and style classes; anything else in a view would be words.
  private static final Pattern NO_WORDS =
      Pattern.compile("[a-z0-9_.#-]*|[ ,:\\\\n·]+|[a-z-]+\\.css");

  /// Keys put together at run time, by their beginning.
  private static final List<String> PUT_TOGETHER =
      List.of(
          "address.",
          "parcel.",
          "ship.badge.",
          "ship.stage.",
          "ship.refund.",
          "language.",
          "problem.",
          "violation.");

  private static final Set<String> IN_THE_WINDOW =
      Set.of("screen", "shell", "control", "problem", "notice");

  @Test
  void bothLanguagesHaveTheSameKeys() throws IOException {
    assertThat(keys("texts_es.properties")).isEqualTo(keys("texts.properties"));
  }

  @Test
  void noTextIsEmpty() throws IOException {
    assertThat(bundle("texts.properties").values()).doesNotContain("");
    assertThat(bundle("texts_es.properties").values()).doesNotContain("");
  }

  @Test
  void everyKeyIsUsed() throws IOException {
    var code = allSources();
    var unused =
        keys("texts.properties").stream()
            .filter(key -> PUT_TOGETHER.stream().noneMatch(key::startsWith))
            .filter(key -> !code.contains("\"" + key + "\""))
            .toList();
    assertThat(unused).isEmpty();
  }

  @Test
  void noViewHoldsWordsOfItsOwn() throws IOException {
    for (var file : windowSources()) {
      var literals = LITERAL.matcher(withoutComments(Files.readString(file)));
      while (literals.find()) {
        assertThat(literals.group(1)).as(file.getFileName().toString()).matches(NO_WORDS);
      }
    }
  }

  @Test
  void everyFormatCanBeFilledInBothLanguages() throws IOException {
    for (var language : Language.values()) {
      var texts = new Texts(language);
      for (var key : keys("texts.properties")) {
        if (texts.text(key).contains("{0") && !key.startsWith("violation.")) {
          assertThat(texts.text(key, 2, 3, 4, 5, 6)).as(key).doesNotContain("{");
        }
      }
    }
  }

  private static List<Path> windowSources() throws IOException {
    try (var files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> inTheWindow(file) && !isModelOrCommand(file))
          .toList();
    }
  }

  private static boolean inTheWindow(Path file) {
    return Stream.iterate(file.getParent(), path -> path != null, Path::getParent)
        .anyMatch(path -> IN_THE_WINDOW.contains(String.valueOf(path.getFileName())));
  }

  /// Models, parsers and what goes to the log speak no words to the person through literals.
  private static boolean isModelOrCommand(Path file) {
    var name = file.getFileName().toString();
    return !name.matches(".*(View|Cell|Line|Bar|Actions|Place)\\.java");
  }

  private static String withoutComments(String code) {
    return code.lines()
        .filter(line -> !line.strip().startsWith("//"))
        .filter(line -> !line.contains("@SuppressWarnings"))
        .collect(Collectors.joining("\n"));
  }

  private static String allSources() throws IOException {
    try (var files = Files.walk(SOURCES)) {
      var code = new StringBuilder();
      for (var file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        code.append(Files.readString(file));
      }
      return code.toString();
    }
  }

  private static Set<String> keys(String file) throws IOException {
    return new TreeSet<>(bundle(file).stringPropertyNames());
  }

  private static Properties bundle(String file) throws IOException {
    var properties = new Properties();
    try (var reader =
        Files.newBufferedReader(
            Path.of("src", "main", "resources", "dev", "quayside", "app", "i18n", file))) {
      properties.load(reader);
    }
    return properties;
  }
}
