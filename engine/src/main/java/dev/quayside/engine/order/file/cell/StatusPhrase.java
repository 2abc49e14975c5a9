package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.outcome.LeftOut.Reason;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a status says that people or shops put into several words, in the languages that shops are
/// run in: `Shipped via UPS`, `Cancelled by customer`, `Teilweise versendet`. What is said not to
/// be so, or to be so in part, does not count.
public final class StatusPhrase {

  /// How the words begin that say why nothing is to be shipped.
  private static final Map<Reason, List<String>> BEGINNINGS =
      Map.of(
          Reason.CANCELLED,
          List.of(
              "cancel",
              "annul",
              "anul",
              "storn",
              "geannuleer",
              "abgebrochen",
              "voided",
              "abandon",
              "reject",
              "declin",
              "deleted",
              "echou",
              "fehlgeschlagen",
              "fallid",
              "failed"),
          Reason.REFUNDED,
          List.of(
              "refund",
              "reembols",
              "rembours",
              "erstattet",
              "ruckerstatt",
              "zuruckerstatt",
              "rimbors",
              "chargeback",
              "terugbetaald",
              "estorn"),
          Reason.UNPAID,
          List.of(
              "unpaid",
              "unbezahlt",
              "impag",
              "draft",
              "quot",
              "angebot",
              "presupuesto",
              "devis",
              "errored"),
          Reason.SHIPPED,
          List.of(
              "shipped",
              "dispatched",
              "despatched",
              "delivered",
              "fulfilled",
              "versandt",
              "versendet",
              "verschickt",
              "zugestellt",
              "geliefert",
              "ausgeliefert",
              "enviad",
              "entregad",
              "despachad",
              "verzonden",
              "bezorgd",
              "geleverd",
              "spedit",
              "consegnat"));

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
          "wasnt");

  private static final Pattern PARTS =
      Pattern.compile("part.*|parc.*|parz.*|teil.*|deels|gedeelte.*");

  private static final Pattern BETWEEN =
      Pattern.compile("[^\\p{L}\\p{N}]+|(?<=\\p{Ll})(?=\\p{Lu})");

  /// How many words before it may take a word back.
  private static final int REACH = 3;

  private StatusPhrase() {}

  /// Empty where the words name no reason.
  public static Optional<Reason> reason(String text) {
    var words = Stream.of(BETWEEN.split(text)).map(Letters::of).filter(w -> !w.isEmpty()).toList();
    return IntStream.range(0, words.size())
        .filter(at -> !isTakenBack(words, at))
        .mapToObj(at -> reason(words, words.get(at)))
        .flatMap(Optional::stream)
        .min(Comparator.naturalOrder());
  }

  private static boolean isTakenBack(List<String> words, int at) {
    return words.subList(Math.max(0, at - REACH), at).stream()
        .anyMatch(word -> NOT.contains(word) || PARTS.matcher(word).matches());
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

  private static boolean begins(String word, List<String> beginnings) {
    return beginnings.stream().anyMatch(word::startsWith);
  }
}
