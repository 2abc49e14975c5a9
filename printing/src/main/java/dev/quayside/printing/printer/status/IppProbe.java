package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.ipp.IppAnswer;
import dev.quayside.printing.printer.ipp.IppClient;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Asks for `printer-state-reasons` (RFC 8011, 5.4.12).
public record IppProbe(IppClient client, Duration limit) implements Probe {

  private static final String PROCESSING = "4";
  private static final String STOPPED = "5";

  @Override
  public PrinterStatus status() {
    try {
      return read(client.attributes(limit));
    } catch (IOException e) {
      return PrinterStatus.offline(Why.STATE_CUPS.of());
    }
  }

  static PrinterStatus read(IppAnswer answer) {
    if (!answer.isSuccess()) {
      return PrinterStatus.offline(Why.STATE_NO_QUEUE.of());
    }
    List<String> reasons = answer.all("printer-state-reasons");
    if (reasons.stream().anyMatch(IppProbe::meansOffline)) {
      return PrinterStatus.offline(Why.STATE_SERVER_OFFLINE.of());
    }
    Set<Attention> found = EnumSet.noneOf(Attention.class);
    reasons.stream().filter(IppProbe::stops).map(IppProbe::attention).forEach(found::add);
    if (answer.one("printer-is-accepting-jobs").equals("false")) {
      found.add(Attention.NOT_ACCEPTING);
    }
    String state = answer.one("printer-state");
    if (found.isEmpty() && state.equals(STOPPED)) {
      found.add(Attention.PAUSED);
    }
    if (!found.isEmpty()) {
      String words = answer.one("printer-state-message");
      return PrinterStatus.attention(found, words.isEmpty() ? null : words);
    }
    return state.equals(PROCESSING) ? PrinterStatus.BUSY : PrinterStatus.READY;
  }

  private static boolean meansOffline(String reason) {
    return reason.startsWith("offline")
        || reason.startsWith("connecting-to-device")
        || reason.startsWith("shutdown");
  }

  /// Whether a reason stops the printer; reports and warnings leave it printing.
  private static boolean stops(String reason) {
    return !reason.equals("none")
        && !reason.endsWith("-report")
        && !reason.endsWith("-warning")
        && !reason.startsWith("media-low")
        && !reason.startsWith("marker-supply-low")
        && !reason.startsWith("cups-");
  }

  private static Attention attention(String reason) {
    String bare = reason.replaceAll("-error$", "");
    return switch (bare) {
      case "media-empty", "media-needed", "input-tray-missing" -> Attention.PAPER_OUT;
      case "marker-supply-empty", "toner-empty" -> Attention.RIBBON_OUT;
      case "cover-open", "door-open", "interlock-open" -> Attention.HEAD_OPEN;
      case "media-jam" -> Attention.JAMMED;
      case "paused", "moving-to-paused" -> Attention.PAUSED;
      default -> Attention.OTHER;
    };
  }
}
