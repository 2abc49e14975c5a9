package dev.quayside.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.problem.Violation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The engine speaks English. Whatever it says where a person can read it in the window is in the
/// Spanish sheet: this reads the engine's sources and asks for each piece of a sentence.
class EngineSentencesTest {

  private static final List<Path> SOURCES =
      List.of(
          Path.of("..", "engine", "src", "main", "java"),
          Path.of("..", "printing", "src", "main", "java"),
          Path.of("src", "main", "java"));

  private static final Path SHEET =
      Path.of("src/main/resources/dev/quayside/app/control/sentences_es.properties");

  /// Files whose words go to programs, to paper or to the log.
  private static final Pattern NOT_THE_WINDOW =
      Pattern.compile(
          ".*/(server|store|label|font|render|document|trackingpage|markup|analytics|number|access|cli"
              + "|idempotency|card)/.*|.*(Routes|Json|Wire|Store)\\.java");

  private static final Pattern SPEAKS =
      Pattern.compile("ProblemException|Violation|BadArtwork|bill\\.add|Substatus|Problem\\.");

  private static final Pattern SILENT =
      Pattern.compile(
          "(?:LOG\\.\\w+|new (?:IllegalState|IllegalArgument|UncheckedIO|Assertion)\\w*)\\([^;]*;");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern SENTENCE = Pattern.compile("[a-z]{2,} [a-z%'{]+");
  private static final Pattern SQL =
      Pattern.compile("(?i)\\s*(select|insert|update|delete|with) .*");
  private static final Pattern HOLE = Pattern.compile("%[\\d.]*[a-z]");

  /// What only programs that call the API are told.
  private static final List<String> FOR_PROGRAMS =
      List.of(
          "attempts to deliver",
          "is no address and no range",
          "leave it out to have one made",
          "of the workspace once",
          "the rate request",
          "say what to change: enabled, fields, or both",
          "is '",
          "', but the rate is for '",
          "': leave it out",
          "has no service '",
          "must be en or es",
          "must be from 0 to",
          "must be within a year of this workspace's clock",
          "the number fits several carriers",
          "for example tcp://192.0.2.5:9100",
          "print queue",
          "written as the post wants it",
          "names zone",
          ", which has no prices",
          "What is wrong",
          "is for texts: give atLeast or atMost",
          "is for numbers: give anyOf",
          "must have 1 to",
          "must be one of domestic, international");

  @Test
  void everySentenceForPeopleHasItsSpanish() throws IOException {
    var known = known();
    var texts = new Texts(Language.SPANISH);
    var missing = new TreeSet<String>();
    for (var root : SOURCES) {
      try (var files = Files.walk(root)) {
        for (var file : files.filter(EngineSentencesTest::isRead).toList()) {
          pieces(Files.readString(file))
              .filter(piece -> known.stream().noneMatch(sentence -> sentence.contains(piece)))
              .filter(piece -> texts.find(Complaint.key(piece)).isEmpty())
              .filter(piece -> FOR_PROGRAMS.stream().noneMatch(piece::contains))
              .forEach(piece -> missing.add(file.getFileName() + ": " + piece));
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void faultsAreToldByTheFieldsNames() {
    var spanish = new Texts(Language.SPANISH);
    assertThat(ProblemText.sentence("to.zip is required, parcel.weightOz is required", spanish))
        .isEqualTo("Código postal: es obligatorio, Peso: es obligatorio");
    assertThat(FaultWords.of(new Violation("from.phone", "is required"), spanish))
        .isEqualTo("Remitente, Teléfono: es obligatorio");
    assertThat(ProblemText.sentence("to.zip: is required", new Texts(Language.ENGLISH)))
        .isEqualTo("ZIP code: is required");
    assertThat(ProblemText.sentence("no carrier answered: UPS is down", spanish))
        .isEqualTo("ningún transportista respondió: UPS está fuera de servicio");
  }

  private static boolean isRead(Path file) {
    return file.toString().endsWith(".java")
        && !NOT_THE_WINDOW.matcher(file.toString().replace('\\', '/')).matches();
  }

  private static Stream<String> pieces(String code) {
    if (!SPEAKS.matcher(code).find()) {
      return Stream.empty();
    }
    var bare =
        code.lines().filter(line -> !line.strip().startsWith("//")).reduce("", (a, b) -> a + b);
    bare = SILENT.matcher(bare.replaceAll("\"\\s*\\+\\s*\"", "")).replaceAll("");
    return LITERAL
        .matcher(bare)
        .results()
        .map(literal -> literal.group(1).replace("\\\"", "\""))
        .filter(words -> SENTENCE.matcher(words).find() && !SQL.matcher(words).matches())
        .flatMap(words -> Stream.of(HOLE.split(words)))
        .map(String::strip)
        .filter(piece -> SENTENCE.matcher(piece).find());
  }

  private static List<String> known() throws IOException {
    var sheet = new Properties();
    try (var reader = Files.newBufferedReader(SHEET)) {
      sheet.load(reader);
    }
    return sheet.stringPropertyNames().stream()
        .filter(key -> key.endsWith(".en"))
        .map(sheet::getProperty)
        .toList();
  }
}
