package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a shop's answer says in words that is no good one. Shops say it in JSON of many shapes, in
/// XML, as a page, or as they please.
final class SpokenWords {

  private static final int LONGEST = 200;

  /// Where an answer in JSON says what is wrong, the clearest first.
  private static final List<String> NAMES =
      List.of(
          "message",
          "error_description",
          "detail",
          "errors",
          "error",
          "title",
          "reason",
          "msg",
          "faultstring",
          "fault",
          "error_message",
          "errorMessage",
          "description",
          "text",
          "info");

  /// What programs say beside the words: `errors` of a form are by the names of its fields.
  private static final List<String> LISTS = List.of("errors", "error", "fault");

  private static final Pattern CHARSET = Pattern.compile("(?i)charset=[\"']?([\\w.:-]+)");

  /// What an element without words may say in its attributes.
  private static final Pattern ATTRIBUTE =
      Pattern.compile(
          "(?i)\\b(?:message|description|text|reason|detail)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");

  private static final Pattern NOTHING = Pattern.compile("[\\s{}\\[\\]]*");

  /// An answer of XML that is an error, whatever its status says.
  private static final Pattern ERROR =
      Pattern.compile(
          "(?is)\\s*(?:<\\?xml.*?\\?>)?\\s*<(?:\\w+:)?(?:errors?|fault|exception)\\b.*");

  private static final Charset USUAL_OLD = Charset.forName("windows-1252");

  private SpokenWords() {}

  /// Empty when it says nothing; cut where it is long.
  static String of(Said said) {
    var text = text(said);
    var tree = TreeWire.read(said).filter(each -> each.isObject() || each.isList());
    if (tree.isPresent()) {
      return cut(
          HtmlText.words(words(tree.get()).orElse(NOTHING.matcher(text).matches() ? "" : text)));
    }
    var words = HtmlText.words(text);
    return cut(words.isEmpty() ? inAttributes(text) : words);
  }

  /// Whether an answer with a good status says that nothing was done.
  static boolean isNo(Said said) {
    return TreeWire.read(said)
        .filter(TreeWire::isObject)
        .map(SpokenWords::isNo)
        .orElseGet(() -> ERROR.matcher(text(said)).matches());
  }

  private static boolean isNo(TreeWire tree) {
    return tree.text("success").equals("false")
        || List.of("error", "errors").stream()
            .anyMatch(
                name ->
                    tree.at(name).isObject()
                        || !tree.list(name).isEmpty()
                        || !List.of("", "false", "0", "null").contains(tree.text(name)));
  }

  private static Optional<String> words(TreeWire tree) {
    if (tree.isList()) {
      var all =
          tree.list().stream()
              .map(SpokenWords::words)
              .flatMap(Optional::stream)
              .collect(Collectors.joining(" "));
      return Optional.of(all.strip()).filter(words -> !words.isEmpty());
    }
    return tree.isObject()
        ? NAMES.stream().flatMap(name -> said(tree, name)).findFirst()
        : Optional.of(tree.text()).filter(words -> !words.isBlank());
  }

  private static Stream<String> said(TreeWire tree, String name) {
    return tree.fields()
        .filter(field -> field.getKey().equalsIgnoreCase(name))
        .map(field -> words(field.getValue()).or(() -> byField(name, field.getValue())))
        .flatMap(Optional::stream);
  }

  private static Optional<String> byField(String name, TreeWire value) {
    return LISTS.contains(name) && value.isObject()
        ? Optional.of(
                value
                    .fields()
                    .flatMap(field -> words(field.getValue()).stream())
                    .collect(Collectors.joining(" ")))
            .filter(words -> !words.isEmpty())
        : Optional.empty();
  }

  private static String inAttributes(String text) {
    return ATTRIBUTE
        .matcher(text)
        .results()
        .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
        .map(HtmlText::decoded)
        .collect(Collectors.joining(" "));
  }

  static String text(Said said) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(said.body())).toString();
    } catch (CharacterCodingException old) {
      return new String(said.body(), named(said.header("Content-Type")));
    }
  }

  private static Charset named(String type) {
    var name = CHARSET.matcher(type);
    try {
      return name.find() ? Charset.forName(name.group(1)) : USUAL_OLD;
    } catch (IllegalArgumentException unknown) {
      return USUAL_OLD;
    }
  }

  private static String cut(String words) {
    return words.length() > LONGEST ? words.substring(0, LONGEST) : words;
  }
}
