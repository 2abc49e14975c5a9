package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.base.table.TableFile;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.outcome.LeftOut.Reason;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a status says that people or shops put into several words, in the languages that shops are
/// run in: `Shipped via UPS`, `Cancelled by customer`, `Teilweise versendet`. What is said not to
/// be so, or to be so in part, does not count.
public final class StatusPhrase {

  /// What the words of a line mean, and these words.
  private static final List<String[]> TABLE =
      TableFile.lines("/dev/quayside/engine/order/file/outcome", "status-words.tsv").stream()
          .map(line -> line.split("\t"))
          .toList();

  /// How the words begin that say why nothing is to be shipped, and what such a text holds in
  /// scripts that leave no blanks between words.
  private static final Map<Reason, List<String>> BEGINNINGS = reasons("");

  private static final Map<Reason, List<String>> WITHIN = reasons("*");

  private static final Map<Reason, List<String>> WHOLE = reasons("=");

  private static final Set<String> TO_SHIP =
      TABLE.stream()
          .filter(line -> line[0].equals("TO_SHIP"))
          .flatMap(StatusPhrase::words)
          .collect(Collectors.toUnmodifiableSet());

  /// Words that are whole, since others begin with them.
  private static final Set<String> SHIPPED =
      Set.of(
          "expedie", "expediee", "expedies", "expediees", "livre", "livree", "livres", "livrees");

  /// What says that an order is over; of a payment or a checkout it says that it is made.
  private static final List<String> OVER =
      List.of(
          "completed",
          "complete",
          "completad",
          "completat",
          "concluid",
          "termine",
          "terminee",
          "terminad",
          "abgeschlossen",
          "fertiggestellt",
          "voltooid",
          "afgerond",
          "archived");

  private static final Set<String> OTHER_STEPS =
      Set.of("payment", "paiement", "pago", "zahlung", "betaling", "pagamento", "checkout");

  /// What takes back the word that follows, or says that it is still to come.
  private static final Set<String> NOT =
      Set.of(
          "not",
          "no",
          "non",
          "nao",
          "niet",
          "nicht",
          "noch",
          "pas",
          "sin",
          "to",
          "be",
          "zu",
          "yet",
          "awaiting",
          "awaits",
          "pending",
          "ready",
          "never",
          "isnt",
          "wasnt",
          "ikke",
          "inte",
          "ej",
          "ei",
          "nie",
          "ne",
          "nem",
          "не",
          "ожидает",
          "δεν",
          "perlu",
          "belum",
          "siap",
          "cho",
          "chua");

  /// What takes back the next word alone: `Do wysłania` is to be sent.
  private static final Set<String> TO = Set.of("do", "k", "att", "til", "da", "a");

  private static final Set<String> IN = Set.of("in", "en", "em");

  private static final Pattern PARTS =
      Pattern.compile(
          "part(?:|s|e|es|ly|ie|ial.*|iel.*)|parcia.*|parzi.*|teil.*|deels|gedeelte.*|delvis.*|delvist.*|czesc.*|castecn.*"
              + "|osittain.*|reszben|kismen|частично|μερικ.*|一部.*|部分.*|부분.*");

  /// What is said of parcels that have left, also where they have not.
  private static final Pattern ARRIVED =
      Pattern.compile(
          "deliver.*|.*geliefert|zugestellt|livr.*|entreg.*|consegn.*|bezorgd|.*lever.*");

  private static final Pattern BETWEEN =
      Pattern.compile("[^\\p{L}\\p{N}]+|(?<=\\p{Ll})(?=\\p{Lu})");

  /// How many words before it may take a word back.
  private static final int REACH = 3;

  private StatusPhrase() {}

  /// Empty where the words name no reason.
  public static Optional<Reason> reason(String text) {
    return within(text).or(() -> reason(words(text)));
  }

  private static Optional<Reason> within(String text) {
    var letters = Letters.of(text);
    return PARTS.matcher(letters).matches()
        ? Optional.empty()
        : WITHIN.entrySet().stream()
            .filter(each -> each.getValue().stream().anyMatch(letters::contains))
            .map(Map.Entry::getKey)
            .min(Comparator.naturalOrder());
  }

  private static Optional<Reason> reason(List<String> words) {
    return IntStream.range(0, words.size())
        .filter(at -> !isTakenBack(words, at))
        .mapToObj(at -> reason(words, words.get(at)))
        .flatMap(Optional::stream)
        .min(Comparator.naturalOrder());
  }

  /// The reason of a text that says it as a whole; empty for any other.
  ///
  /// @param letters of the text
  public static Optional<Reason> whole(String letters) {
    return WHOLE.entrySet().stream()
        .filter(each -> each.getValue().contains(letters))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /// Whether a text says as a whole that it is to be shipped.
  ///
  /// @param letters of the text
  public static boolean isToShip(String letters) {
    return TO_SHIP.contains(letters);
  }

  /// Whether a text says that nothing has left yet, and nothing else: `Noch nicht versandt`.
  public static boolean isNotShipped(String text) {
    var words = words(text);
    var reasons =
        words.stream().map(word -> reason(words, word)).flatMap(Optional::stream).distinct();
    return reasons.toList().equals(List.of(Reason.SHIPPED))
        && reason(words).isEmpty()
        && words.stream().anyMatch(NOT::contains)
        && words.stream()
            .noneMatch(word -> PARTS.matcher(word).matches() || ARRIVED.matcher(word).matches())
        && words.stream().noneMatch(word -> begins(word, OVER));
  }

  private static List<String> words(String text) {
    return Stream.of(BETWEEN.split(text)).map(Letters::of).filter(w -> !w.isEmpty()).toList();
  }

  private static boolean isTakenBack(List<String> words, int at) {
    return isInPart(words, at)
        || at > 0 && TO.contains(words.get(at - 1))
        || words.subList(Math.max(0, at - REACH), at).stream()
            .anyMatch(word -> NOT.contains(word) || PARTS.matcher(word).matches());
  }

  /// Romance languages say it behind the word: `Enviado parcialmente`, `Expédiée en partie`.
  private static boolean isInPart(List<String> words, int at) {
    int next = at + 1 < words.size() && IN.contains(words.get(at + 1)) ? at + 2 : at + 1;
    return next < words.size() && PARTS.matcher(words.get(next)).matches();
  }

  private static Optional<Reason> reason(List<String> words, String word) {
    if (SHIPPED.contains(word)
        || begins(word, OVER) && words.stream().noneMatch(OTHER_STEPS::contains)) {
      return Optional.of(Reason.SHIPPED);
    }
    return BEGINNINGS.entrySet().stream()
        .filter(each -> begins(word, each.getValue()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /// @param mark what stands before the reason in the table
  private static Map<Reason, List<String>> reasons(String mark) {
    var words = new EnumMap<Reason, List<String>>(Reason.class);
    for (var reason : Reason.values()) {
      var named =
          TABLE.stream()
              .filter(line -> line[0].equals(mark + reason))
              .flatMap(StatusPhrase::words)
              .toList();
      if (!named.isEmpty()) {
        words.put(reason, named);
      }
    }
    return words;
  }

  private static Stream<String> words(String[] line) {
    return Stream.of(line[1].split("\\|")).map(Letters::of);
  }

  private static boolean begins(String word, List<String> beginnings) {
    return beginnings.stream().anyMatch(word::startsWith);
  }
}
