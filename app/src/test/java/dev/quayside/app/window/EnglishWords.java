package dev.quayside.app.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// Finds English in the Spanish window: words of the English bundles which no Spanish text has,
/// seen or told to screen readers.
final class EnglishWords {

  /// Not the letters of a number: `PUT0JWP1739N`.
  private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d])\\p{L}{3,}(?![\\p{L}\\d])");

  private static final Path BUNDLES = Path.of("src", "main", "resources", "dev", "quayside", "app");

  private static final Set<String> ENGLISH = onlyIn();

  /// Names of services, what the tests' own orders, files, rules and boxes hold, and what is the
  /// same in every language: addresses of e-mail, paths, codes of problems, scopes of keys, JSON.
  private static final Pattern NAMES =
      Pattern.compile(
          "in, done, failed y out|\\bfile:\\S+|\\d+ ago\\b|carpeta (?:in|out)\\b|; (?:in|done|failed|out), si está"
              + " vacía|-----BEGIN a -----END|(?:read|write)_[a-z_]+|(?:select|update|delete) [^\\n]+|\\[SQLITE_ERROR\\][^\\n]+|Mug Harbor Returns|International Connect Plus|pedido N-1001: paid|This order is locked|Custom Store|gone to the moon|^(?:paid|on_hold|shipped|cancelled|awaiting_payment)(?:, gone to the moon)?$|Packing table 1|\\bOld\\b|(?:Regular|Expedited) Parcel|no such user here|a-consumer-key\\S*|First-Class Package International Service|\\S+@\\S+|/\\S+/\\S+|[A-Z]+_[A-Z_]+|USPS \\S+ Mail|Priority Mail(?: Express)?|Media Mail|\\bPriority|Ground \\w+|\\bGround|Two Day|2nd Day"
              + " Air|ORD-\\S*|Next Day Air|Three Day|3 Day \\w+|Home Delivery|Economy Select|Bob Buyer|New York|Apt 5B|APT 4711|\\bCart\\b|Mug box|\\bMug\\b|MUG-\\S*|Acme|Mug"
              + " \\w+|Desk 1|Shipping Desk|qk_\\w+\\S*|https?://\\S+|orders-november.csv|nobody of"
              + " this name|Medium flat|Wine crate.*way|Mugs and.*West|look at the papers first|Abroad|\\ball"
              + "\\b|Sample Shop|\\w+(?:\\.\\w+)+|\\w+\\.\\*|\\{\\w+}|\\{\".*}");

  /// Headings of the imported file.
  private static final Pattern HEADING =
      Pattern.compile(
          "(?:Contenido de |Columnas sin leer: )?(?:Order Number|Ship To Name|Address 1|City|State|Zip|Country|SKU|Item"
              + " Name|Quantity|Unit Price|Weight \\(oz\\)|Ship By|Mug)");

  private EnglishWords() {}

  static List<String> in(Node root) {
    var found = new ArrayList<String>();
    collect(root, found);
    return found;
  }

  private static void collect(Node node, List<String> found) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Text text && !(node.getParent() instanceof Labeled)) {
      check(text.getText(), found);
    }
    if (node instanceof Labeled labeled) {
      check(labeled.getText(), found);
    }
    check(node.getAccessibleText(), found);
    if (node instanceof TextInputControl input) {
      check(input.getPromptText(), found);
    }
    if (node instanceof Control control && control.getTooltip() != null) {
      check(control.getTooltip().getText(), found);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
    }
  }

  private static void check(@Nullable String words, List<String> found) {
    if (words != null && !HEADING.matcher(words).matches()) {
      var english = words(NAMES.matcher(words).replaceAll(" "));
      english.retainAll(ENGLISH);
      if (!english.isEmpty()) {
        found.add("English " + english + ": " + words);
      }
    }
  }

  private static Set<String> onlyIn() {
    var english = of("texts.properties");
    english.removeAll(of("texts_es.properties"));
    return english;
  }

  private static Set<String> of(String name) {
    var all = new TreeSet<String>();
    try (var files = Files.walk(BUNDLES)) {
      for (var file : files.filter(path -> path.endsWith(name)).toList()) {
        var bundle = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
          bundle.load(reader);
        }
        bundle.values().forEach(text -> all.addAll(words(text.toString())));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  private static TreeSet<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(MatchResult::group)
        .map(word -> word.toLowerCase(Locale.ROOT))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
