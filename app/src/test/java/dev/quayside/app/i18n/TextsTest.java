package dev.quayside.app.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
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

  private static final Pattern ASKED =
      Pattern.compile("\\b(?:ui|texts)\\.text\\(\\s*\"([a-z][^\"]*)\"\\s*[,)]");

  /// The beginning of the keys of a section's page and form, which put its names behind it.
  private static final Pattern WORDS = Pattern.compile("String WORDS = \"([a-z.-]+)\";");

  private static final Pattern NAME = Pattern.compile("\"\\.?([a-z][a-z.-]*)\"");

  /// A name asked for on a page.
  private static final Pattern ASKED_OF_SECTION =
      Pattern.compile("(?<![.\\w])text\\(\\s*\"([a-z][^\"]*)\"\\s*[,)]");

  private static final Path SECTIONS =
      SOURCES.resolve(Path.of("dev", "quayside", "app", "screen", "settings"));

  /// Keys of texts, ids and style classes; anything else in a view would be words.
  private static final Pattern NO_WORDS =
      Pattern.compile("[a-z0-9_.#*-]*|[ ,:\\\\n·]+|[a-z-]+\\.css");

  private static final Path RESOURCES =
      Path.of("src", "main", "resources", "dev", "quayside", "app");

  /// A line of a bundle that names the beginnings of keys which are put together at run time.
  private static final String PUT_TOGETHER = "# put together: ";

  private static final Set<String> IN_THE_WINDOW =
      Set.of("screen", "shell", "control", "problem", "notice");

  @Test
  void bothLanguagesHaveTheSameKeys() throws IOException {
    for (var english : bundles()) {
      assertThat(keys(spanish(english))).as(english.toString()).isEqualTo(keys(english));
    }
  }

  @Test
  void noKeyStandsInTwoBundles() throws IOException {
    var seen = new TreeSet<String>();
    for (var english : bundles()) {
      assertThat(keys(english)).as(english.toString()).allMatch(seen::add);
    }
  }

  @Test
  void noTextIsEmpty() throws IOException {
    for (var english : bundles()) {
      assertThat(bundle(english).values()).doesNotContain("");
      assertThat(bundle(spanish(english)).values()).doesNotContain("");
    }
  }

  @Test
  void everyKeyIsUsed() throws IOException {
    var code = allSources();
    var ofSections = keysOfSections(NAME, "SectionPage.java", "FormCard.java");
    for (var english : bundles()) {
      var putTogether = putTogether(english);
      var unused =
          keys(english).stream()
              .filter(key -> putTogether.stream().noneMatch(key::startsWith))
              .filter(key -> !code.contains("\"" + key + "\"") && !ofSections.contains(key))
              .toList();
      assertThat(unused).as(english.toString()).isEmpty();
    }
  }

  @Test
  void everyTextAskedForIsThere() throws IOException {
    var asked =
        ASKED
            .matcher(allSources())
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    asked.addAll(keysOfSections(ASKED_OF_SECTION));
    assertThat(allKeys()).containsAll(asked);
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
      for (var key : allKeys()) {
        if (texts.text(key).contains("{0") && !key.startsWith("violation.")) {
          assertThat(texts.text(key, 2, 3, 4, 5, 6, 7, 8)).as(key).doesNotContain("{");
        }
      }
    }
  }

  /// A single quote is read twice where a choice holds another value, and so written four times.
  @Test
  void noApostropheIsLost() throws IOException {
    for (var english : bundles()) {
      for (var file : List.of(english, spanish(english))) {
        bundle(file).forEach((key, text) -> assertKeepsQuotes((String) key, (String) text));
      }
    }
  }

  private static void assertKeepsQuotes(String key, String text) {
    var values = new Object[] {2, 3, 4, 5, 6};
    if (text.contains("{0") && text.contains("'") && !key.startsWith("violation.")) {
      var marked = new MessageFormat(text.replaceAll("'+", "\u2019")).format(values);
      assertThat(new MessageFormat(text).format(values))
          .as(key)
          .isEqualTo(marked.replace('\u2019', '\''));
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

  /// @param name finds names of a section
  /// @param shared files with names that all sections have
  private static Set<String> keysOfSections(Pattern name, String... shared) throws IOException {
    var common = new StringBuilder();
    for (var file : shared) {
      common.append(Files.readString(SECTIONS.resolve(file)));
    }
    try (var files = Files.walk(SECTIONS)) {
      var keys = new TreeSet<String>();
      for (var file : files.filter(Files::isRegularFile).toList()) {
        var code = Files.readString(file);
        var words = WORDS.matcher(code);
        if (words.find()) {
          name.matcher(code + common)
              .results()
              .forEach(found -> keys.add(words.group(1) + "." + found.group(1)));
        }
      }
      return keys;
    }
  }

  private static List<Path> bundles() throws IOException {
    try (var files = Files.walk(RESOURCES)) {
      return files.filter(file -> file.endsWith("texts.properties")).sorted().toList();
    }
  }

  private static Path spanish(Path english) {
    return english.resolveSibling("texts_es.properties");
  }

  private static List<String> putTogether(Path english) throws IOException {
    return Files.readString(english)
        .lines()
        .filter(line -> line.startsWith(PUT_TOGETHER))
        .flatMap(line -> Stream.of(line.substring(PUT_TOGETHER.length()).split(" ")))
        .toList();
  }

  private static Set<String> allKeys() throws IOException {
    var all = new TreeSet<String>();
    for (var english : bundles()) {
      all.addAll(keys(english));
    }
    return all;
  }

  private static Set<String> keys(Path file) throws IOException {
    return new TreeSet<>(bundle(file).stringPropertyNames());
  }

  private static Properties bundle(Path file) throws IOException {
    var properties = new Properties();
    try (var reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }

  /// A shop's words may be a sentence of their own.
  @Test
  void aSentenceEndsOnce() {
    var texts = new Texts(Language.ENGLISH);
    var said = "Custom store says: This order is locked";
    for (var end : List.of("", ".", "!", "?")) {
      assertThat(texts.text("settings.shops.said.wrong", said + end))
          .isEqualTo(said + (end.isEmpty() ? "." : end));
    }
  }
}
