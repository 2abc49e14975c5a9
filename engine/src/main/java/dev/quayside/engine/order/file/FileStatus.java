package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.CollectedByBuyer;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.LeftOut.Reason;
import dev.quayside.engine.order.file.outcome.StatusPhrase;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads from a file's statuses and dates whether an order, or a line of it, is still to be
/// shipped.
///
/// @param known whether the kind of file is known: then a status that is not is no reason to ship
/// @param paidOn the column with the day of payment, which is empty for orders that are not paid;
///   below 0 where none tells
record FileStatus(boolean known, int paidOn) {

  private static final Set<String> NOTHING = Set.of("", "na", "none", "null", "0", "no", "false");

  /// What says that goods need no parcel of ours: none at all, that the buyer comes for them, or
  /// that the marketplace ships them from its own stores.
  private static final Set<String> UNSHIPPED =
      Set.of(
          "false",
          "no",
          "0",
          "n",
          "digital",
          "download",
          "downloadable",
          "virtual",
          "pickup",
          "instorepickup",
          "storepickup",
          "localpickup",
          "clickandcollect",
          "giftcard",
          "event",
          "inperson",
          "amazon",
          "afn",
          "fba",
          "amazonfulfilled",
          "fulfilledbyamazon",
          "fulfillmentbyamazon",
          "fulfillmentbytiktok",
          "fulfilledbytiktok",
          "walmartfulfilled",
          "wfs",
          "newegg",
          "shippedbynewegg",
          "shipbynewegg");

  /// Further wordings of the same.
  private static final Pattern OF_NO_PARCEL =
      Pattern.compile(
          "(?:e|virtual|digital)?giftcards?|e?tickets?|donations?|services?|memberships?"
              + "|(?:digital|virtual|downloadable)(?:goods?|products?|downloads?|delivery|items?"
              + "|files?|content)|localdelivery|amazon(?:warehouse|fulfillment|fulfilment)"
              + "|fulfill?(?:ed|ment)by(?:amazon|tiktok|walmart|ebay|newegg|marketplace)");

  /// An amount of nothing, where one would say what was paid back.
  private static final Pattern NO_AMOUNT = Pattern.compile("0+");

  private static final int SHORTEST = 3;

  private static final Set<Reason> OF_A_LINE =
      EnumSet.of(Reason.CANCELLED, Reason.REFUNDED, Reason.SHIPPED, Reason.DIGITAL);

  /// What says that nothing has happened yet, where a date or a yes would say that it has.
  private static final Pattern NOT_YET =
      Pattern.compile(
          "n|nein|non|never|tbd|tba|pending|pendiente|open|offen|(?:not|nicht|pas|awaiting|tobe).*"
              + "|un(?:shipped|fulfilled|delivered|dispatched)");

  /// What an answer to whether it is paid says where it is not.
  private static final Set<String> UNPAID = Set.of("no", "false", "n", "nein", "non");

  private static final Pattern NOT_PAID =
      Pattern.compile(
          "(?i).*\\b(?:not|never|hasn.t|isn.t|no|non|nicht|niet|ikke|inte)\\b.{0,12}"
              + "\\b(?:paid|bezahlt|betaald|betald|betalt|pagad[oa]|pay[eé]e?|pagato)\\b.*");

  /// How shops say that a payment is not there yet, and what they call it.
  private static final Set<String> AWAITED =
      Set.of(
          "awaiting",
          "waiting",
          "pending",
          "enattente",
          "enespera",
          "pendiente",
          "warten",
          "wartet",
          "esperando",
          "ausstehend",
          "inattesa",
          "indewacht",
          "afwachting",
          "wachtop",
          "wachten",
          "aguardando",
          "pendente",
          "afventer",
          "avventer",
          "vantar",
          "odotta",
          "oczekuj",
          "cekana",
          "cekase",
          "varakoz",
          "asteptare",
          "bekl",
          "ожида",
          "αναμ");

  private static final Set<String> PAYMENT =
      Set.of(
          "payment",
          "paiement",
          "pago",
          "zahlung",
          "cheque",
          "check",
          "bankwire",
          "virement",
          "pagamento",
          "betaling",
          "betalning",
          "maksu",
          "platnos",
          "zaplat",
          "platb",
          "fizet",
          "plata",
          "plati",
          "odeme",
          "оплат",
          "πληρωμ");

  /// What a payment is called that is still to come; of an order such a word means that it waits to
  /// be shipped.
  private static final Set<String> OWED =
      Set.of(
          "open",
          "offen",
          "outstanding",
          "ausstehend",
          "due",
          "overdue",
          "uberfallig",
          "pendiente",
          "abierto",
          "enattente",
          "teilbezahlt",
          "teilweisebezahlt",
          "partiellementpaye",
          "parcialmentepagado",
          "deelsbetaald",
          "partially",
          "notsubmitted");

  /// Of a file of this layout. A column of payment that is empty for all orders tells nothing.
  static FileStatus of(Layout layout, List<Sheet.Line> lines) {
    var kind = layout.kind();
    int place = kind == null ? -1 : kind.paidOn(layout.header()).orElse(-1);
    boolean tells =
        place >= 0 && lines.stream().anyMatch(line -> !new Cells(line, layout).isBlank(place));
    return new FileStatus(kind != null, tells ? place : -1);
  }

  /// The mapping with a column of statuses that its header alone has made one of states: `Estado`
  /// is a state to one shop and a status to another, and a state called `Cancelado` would be
  /// shipped.
  static Mapping told(Mapping guessed, Sheet sheet) {
    var place = guessed.places().get(Column.STATE);
    if (place == null || guessed.places().containsKey(Column.ORDER_STATUS)) {
      return guessed;
    }
    int state = place;
    boolean holdsStatuses =
        sheet.lines().stream()
            .filter(line -> state < line.cells().size())
            .map(line -> line.cells().get(state))
            .distinct()
            .anyMatch(FileStatus::isStatus);
    return holdsStatuses ? guessed.with(Column.ORDER_STATUS, state) : guessed;
  }

  /// Whether a text is a status of an order: it says that it is to be shipped, or why not.
  private static boolean isStatus(String text) {
    var letters = Letters.of(text);
    return letters.length() > SHORTEST
        && !NOTHING.contains(letters)
        && new FileStatus(true, -1)
            .status(text, letters, Column.ORDER_STATUS)
            .filter(Reason.UNKNOWN_STATUS::equals)
            .isEmpty();
  }

  /// The reason that keeps an order from being shipped; empty when it is to be.
  ///
  /// @param lines all lines of the order; what is of the whole order may stand in any of them
  Optional<Reason> of(List<Cells> lines) {
    if (isAny(lines, Column.CANCELLED_ON)) {
      return Optional.of(Reason.CANCELLED);
    }
    var statuses =
        Stream.of(Column.PAYMENT_STATUS, Column.ORDER_STATUS, Column.FULFILLMENT_STATUS)
            .flatMap(
                column -> statuses(lines, column).filter(why -> !isByLine(lines, column, why)));
    return Stream.of(statuses, collected(lines), unpaid(lines))
        .flatMap(all -> all)
        .min(Comparator.naturalOrder());
  }

  private Stream<Reason> unpaid(List<Cells> lines) {
    return paidOn >= 0 && lines.stream().allMatch(line -> line.isBlank(paidOn))
        ? Stream.of(Reason.UNPAID)
        : Stream.empty();
  }

  private static Stream<Reason> collected(List<Cells> lines) {
    return lines.stream()
        .map(line -> line.text(Column.SERVICE))
        .filter(Objects::nonNull)
        .filter(CollectedByBuyer::is)
        .map(_ -> Reason.DIGITAL);
  }

  /// The reason that keeps a line from being shipped.
  Optional<Reason> of(Cells line) {
    var needs = line.text(Column.REQUIRES_SHIPPING);
    if (needs != null && isUnshipped(Letters.of(needs))) {
      return Optional.of(Reason.DIGITAL);
    }
    if (hasBeen(line.text(Column.SHIPPED_ON)) || isThere(line.text(Column.TRACKING))) {
      return Optional.of(Reason.SHIPPED);
    }
    return Stream.of(Column.LINE_STATUS, Column.ORDER_STATUS, Column.FULFILLMENT_STATUS)
        .flatMap(column -> status(line, column).stream())
        .min(Comparator.naturalOrder());
  }

  /// Whether a column says of a line alone that it has left or will not: some shops have a status
  /// for each line, and another line of the order has another one.
  private static boolean isByLine(List<Cells> lines, Column column, Reason why) {
    return OF_A_LINE.contains(why)
        && lines.stream()
                .map(line -> line.text(column))
                .filter(Objects::nonNull)
                .map(Letters::of)
                .distinct()
                .count()
            > 1;
  }

  private static boolean isUnshipped(String letters) {
    return UNSHIPPED.contains(letters) || OF_NO_PARCEL.matcher(letters).matches();
  }

  private Stream<Reason> statuses(List<Cells> lines, Column column) {
    return lines.stream().flatMap(line -> status(line, column).stream());
  }

  private Optional<Reason> status(Cells line, Column column) {
    var text = line.text(column);
    return text == null ? Optional.empty() : status(text, Letters.of(text), column);
  }

  private Optional<Reason> status(String text, String letters, Column column) {
    boolean payment = column == Column.PAYMENT_STATUS;
    if (payment && UNPAID.contains(letters)) {
      return Optional.of(Reason.UNPAID);
    }
    var word = letters.startsWith("wc") ? letters.substring(2) : letters;
    if (NOTHING.contains(word)) {
      boolean said = word.isEmpty() && text.codePoints().anyMatch(Character::isLetter);
      return said && known ? Optional.of(Reason.UNKNOWN_STATUS) : Optional.empty();
    }
    if (word.equals("pending")) {
      // a payment or an order that is pending is not paid; a fulfilment that is, is to be made
      return column == Column.PAYMENT_STATUS || column == Column.ORDER_STATUS
          ? Optional.of(Reason.UNPAID)
          : Optional.empty();
    }
    if (AWAITED.stream().anyMatch(word::contains) && PAYMENT.stream().anyMatch(word::contains)) {
      return Optional.of(Reason.UNPAID);
    }
    if (payment && OWED.contains(word) || NOT_PAID.matcher(text).matches()) {
      return Optional.of(Reason.UNPAID);
    }
    if (StatusPhrase.isToShip(word) || payment && Set.of("complete", "completed").contains(word)) {
      return Optional.empty();
    }
    var whole = StatusPhrase.whole(word);
    if (whole.isEmpty() && !payment && StatusPhrase.isNotShipped(text)) {
      return Optional.empty();
    }
    return whole
        .or(() -> StatusPhrase.reason(text).filter(why -> !payment || why != Reason.SHIPPED))
        .or(() -> known ? Optional.of(Reason.UNKNOWN_STATUS) : Optional.empty());
  }

  private static boolean isAny(List<Cells> lines, Column column) {
    return lines.stream().map(line -> line.text(column)).anyMatch(FileStatus::hasBeen);
  }

  private static boolean hasBeen(@Nullable String text) {
    return isThere(text) && !NOT_YET.matcher(Letters.of(Objects.requireNonNull(text))).matches();
  }

  private static boolean isThere(@Nullable String text) {
    var letters = Letters.of(Objects.requireNonNullElse(text, ""));
    return !NOTHING.contains(letters) && !NO_AMOUNT.matcher(letters).matches();
  }
}
