package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.StatusPhrase;
import dev.quayside.engine.order.file.outcome.LeftOut.Reason;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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
record FileStatus(boolean known) {

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

  /// What says that nothing has happened yet, where a date or a yes would say that it has.
  private static final Pattern NOT_YET =
      Pattern.compile(
          "n|nein|non|never|tbd|tba|pending|pendiente|open|offen|(?:not|nicht|pas|awaiting|tobe).*"
              + "|un(?:shipped|fulfilled|delivered|dispatched)");

  /// What shops write in any of their columns of statuses, by letters alone.
  private static final Map<Reason, Set<String>> WORDS =
      Map.of(
          Reason.CANCELLED,
          Set.of(
              "cancelled",
              "restocked",
              "notcompleted",
              "dropped",
              "canceledreversal",
              "deleted",
              "abandoned",
              "storno",
              "annulado",
              "canceled",
              "cancel",
              "cancelado",
              "cancelada",
              "storniert",
              "annule",
              "annulee",
              "voided",
              "void",
              "expired",
              "declined",
              "failed",
              "rejected",
              "trash",
              "incomplete",
              "cancellation",
              "cancelledbybuyer",
              "cancelledbyseller",
              "anulado"),
          Reason.REFUNDED,
          Set.of(
              "refunded",
              "fullyrefunded",
              "refund",
              "chargeback",
              "chargedback",
              "reembolsado",
              "erstattet",
              "rembourse",
              "returned",
              "disputed"),
          Reason.UNPAID,
          Set.of(
              "unpaid",
              "paymenterror",
              "paymentfailed",
              "authorizationpending",
              "paymentnotcomplete",
              "onbackordernotpaid",
              "notpaid",
              "pendingpayment",
              "awaitingpayment",
              "paymentpending",
              "partiallypaid",
              "checkoutdraft",
              "draft",
              "unbezahlt",
              "impago",
              "nopagado",
              "nonpayee",
              "awaitingcheque",
              "wartaufzahlung"),
          Reason.ON_HOLD,
          Set.of(
              "onhold",
              "enespera",
              "enpausa",
              "inwartestellung",
              "wartend",
              "angehalten",
              "inattesa",
              "indewacht",
              "enattente",
              "retenido",
              "onbackorderpaid",
              "awaitingstock",
              "suspended",
              "verificationneeded",
              "disputeopen",
              "hold",
              "held",
              "holded",
              "fraud",
              "suspectedfraud",
              "paymentreview",
              "manualverificationrequired",
              "scheduled",
              "backordered",
              "backorder",
              "preorder"),
          Reason.SHIPPED,
          Set.of(
              "fulfilled",
              "shipping",
              "livre",
              "livree",
              "entregado",
              "entregada",
              "zugestellt",
              "versandt",
              "posted",
              "despatched",
              "handedovertocarrier",
              "shippedandpaid",
              "archived",
              "shipped",
              "complete",
              "completed",
              "delivered",
              "dispatched",
              "done",
              "intransit",
              "sent",
              "versendet",
              "verschickt",
              "enviado",
              "enviada",
              "expediee",
              "expedie",
              "pickedup",
              "handedover",
              "closed"));

  /// What an answer to whether it is paid says where it is not.
  private static final Set<String> UNPAID = Set.of("no", "false", "n", "nein", "non");

  /// How shops say that a payment is not there yet, and what they call it.
  private static final Set<String> AWAITED =
      Set.of("awaiting", "pending", "enattente", "enespera", "pendiente", "warten", "ausstehend");

  private static final Set<String> PAYMENT =
      Set.of("payment", "paiement", "pago", "zahlung", "cheque", "check", "bankwire", "virement");

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
          "teilbezahlt");

  private static final Set<String> TO_SHIP =
      Set.of(
          "paid",
          "processing",
          "unfulfilled",
          "notfulfilled",
          "partial",
          "partiallyfulfilled",
          "partiallyshipped",
          "awaitingshipment",
          "awaitingfulfillment",
          "awaitingpickup",
          "awaitingcollection",
          "toship",
          "new",
          "open",
          "acknowledged",
          "created",
          "unshipped",
          "notshipped",
          "ready",
          "readytoship",
          "paymentaccepted",
          "paymentreceived",
          "authorized",
          "partiallyrefunded",
          "accepted",
          "inprogress",
          "preparationinprogress",
          "approved",
          "confirmed",
          "captured",
          "remotepaymentaccepted",
          "bezahlt",
          "pagado",
          "payee",
          "offen",
          "processinginprogress",
          "awaitingprocessing",
          "readytofulfill",
          "readyforshipment",
          "packed",
          "picking",
          "printed",
          "paiementaccepte",
          "pagoaceptado",
          "encoursdepreparation",
          "preparacionencurso",
          "zahlungerhalten",
          "inbearbeitung",
          "enproceso",
          "collected",
          "processingawaitingshipment",
          "processingreadyforshipment",
          "procesando",
          "encours",
          "preparando",
          "enpreparacion",
          "enpreparation",
          "inlavorazione",
          "inbehandeling",
          "processando",
          "emprocessamento",
          "wordtverwerkt",
          "pickedandpacked");

  /// The reason that keeps an order from being shipped; empty when it is to be.
  ///
  /// @param lines all lines of the order; what is of the whole order may stand in any of them
  Optional<Reason> of(List<Cells> lines) {
    if (isAny(lines, Column.CANCELLED_ON)) {
      return Optional.of(Reason.CANCELLED);
    }
    return Stream.of(Column.PAYMENT_STATUS, Column.ORDER_STATUS, Column.FULFILLMENT_STATUS)
        .flatMap(column -> statuses(lines, column))
        .min(Comparator.naturalOrder());
  }

  /// The reason that keeps a line from being shipped.
  Optional<Reason> of(Cells line) {
    var needs = line.text(Column.REQUIRES_SHIPPING);
    if (needs != null && UNSHIPPED.contains(Letters.of(needs))) {
      return Optional.of(Reason.DIGITAL);
    }
    if (hasBeen(line.text(Column.SHIPPED_ON)) || isThere(line.text(Column.TRACKING))) {
      return Optional.of(Reason.SHIPPED);
    }
    return status(line, Column.LINE_STATUS);
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
    if (payment && OWED.contains(word)) {
      return Optional.of(Reason.UNPAID);
    }
    if (TO_SHIP.contains(word) || payment && Set.of("complete", "completed").contains(word)) {
      return Optional.empty();
    }
    return WORDS.entrySet().stream()
        .filter(each -> each.getValue().contains(word))
        .map(Map.Entry::getKey)
        .findFirst()
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
    return !NOTHING.contains(Letters.of(Objects.requireNonNullElse(text, "")));
  }
}
