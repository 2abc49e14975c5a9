package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.SaidWords;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads the answers of a ZPL printer (ZPL II Programming Guide, `~HS` and `~HQES`).
public final class ZebraAnswer {

  /// The error flag, nibbles 16 to 9, nibbles 8 to 1.
  private static final Pattern ERRORS =
      Pattern.compile("ERRORS:\\s+([01])\\s+([0-9A-Fa-f]{8})\\s+([0-9A-Fa-f]{8})");

  private static final Pattern STRING = Pattern.compile("\u0002([^\u0002\u0003]*)\u0003");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

  /// An uptime such as `00 days 02 hours 45 mins 30 secs`.
  private static final Pattern UPTIME =
      Pattern.compile("(\\d{1,6})\\D+(\\d{1,2})\\D+(\\d{1,2})\\D+(\\d{1,2})\\D*");

  /// A printer's answer for a variable it does not have.
  private static final String UNKNOWN = "?";

  private static final int GETVARS = 3;
  private static final int MEDIA_OUT = 0x1;
  private static final int RIBBON_OUT = 0x2;
  private static final int HEAD_OPEN = 0x4;
  private static final int CUTTER_FAULT = 0x8;
  private static final int TOO_HOT = 0x30;
  private static final int PAPER_PATH = 0xF0000;

  private ZebraAnswer() {}

  static boolean hasErrors(String said) {
    Matcher errors = ERRORS.matcher(said);
    return errors.find() && errors.group(1).equals("1");
  }

  /// @param said answers to `~HQES` and `~HS`, either of which may be missing
  public static PrinterStatus status(String said) {
    Set<Attention> found = EnumSet.noneOf(Attention.class);
    Matcher errors = ERRORS.matcher(said);
    boolean told = errors.find();
    if (told && errors.group(1).equals("1")) {
      addErrors(found, Integer.parseUnsignedInt(errors.group(3), 16));
    }
    Optional<HostStatus> host = hostStatus(said);
    host.ifPresent(status -> status.addTo(found));
    if (!found.isEmpty()) {
      return PrinterStatus.attention(found, null);
    }
    if (!told && host.isEmpty()) {
      return PrinterStatus.SILENT;
    }
    return host.map(HostStatus::isIdle).orElse(true) ? PrinterStatus.READY : PrinterStatus.BUSY;
  }

  /// @param said answers to `~HS` and to `getvar` of the label counter, the unique id and the
  ///   uptime, in this order; an unknown variable is answered with a question mark
  static Optional<LabelCount.Count> count(String said) {
    List<String> told = QUOTED.matcher(said).results().map(found -> found.group(1)).toList();
    Optional<HostStatus> host = hostStatus(said);
    if (told.isEmpty() || host.isEmpty() || !NUMBER.matcher(told.getFirst()).matches()) {
      return Optional.empty();
    }
    String printer =
        told.size() < 2 || told.get(1).equals(UNKNOWN) ? "" : SaidWords.of(told.get(1));
    Odometer odometer = new Odometer(Long.parseLong(told.getFirst()), printer);
    return Optional.of(
        new LabelCount.Count(
            odometer, host.get().isIdle(), told.size() < GETVARS ? null : uptime(told.get(2))));
  }

  /// Whether every `getvar` of [ZebraProbe#report] has been answered.
  static boolean hasVariables(String said) {
    return QUOTED.matcher(said).results().count() >= GETVARS;
  }

  private static @Nullable Duration uptime(String said) {
    Matcher parts = UPTIME.matcher(said.strip());
    return !parts.matches()
        ? null
        : Duration.ofDays(Long.parseLong(parts.group(1)))
            .plusHours(Long.parseLong(parts.group(2)))
            .plusMinutes(Long.parseLong(parts.group(3)))
            .plusSeconds(Long.parseLong(parts.group(4)));
  }

  private static void addErrors(Set<Attention> found, int errors) {
    add(found, errors, MEDIA_OUT, Attention.PAPER_OUT);
    add(found, errors, RIBBON_OUT, Attention.RIBBON_OUT);
    add(found, errors, HEAD_OPEN, Attention.HEAD_OPEN);
    add(found, errors, CUTTER_FAULT, Attention.CUTTER);
    add(found, errors, TOO_HOT, Attention.TOO_HOT);
    add(found, errors, PAPER_PATH, Attention.JAMMED);
    if (found.isEmpty()) {
      found.add(Attention.OTHER);
    }
  }

  private static void add(Set<Attention> found, int errors, int mask, Attention attention) {
    if ((errors & mask) != 0) {
      found.add(attention);
    }
  }

  /// Reads the strings of `~HS`; empty when fewer than two have arrived.
  private static Optional<HostStatus> hostStatus(String said) {
    List<String[]> strings = new ArrayList<>();
    Matcher string = STRING.matcher(said);
    while (string.find()) {
      String[] fields = string.group(1).strip().split(",");
      if (fields.length == 12 || fields.length == 11) {
        strings.add(fields);
      }
    }
    return strings.size() < 2
        ? Optional.empty()
        : Optional.of(HostStatus.of(strings.get(0), strings.get(1)));
  }

  /// @param formats labels waiting in the printer's memory, beside the one being printed
  /// @param left labels left of the batch being printed
  private record HostStatus(
      boolean paperOut,
      boolean paused,
      boolean headOpen,
      boolean ribbonOut,
      int formats,
      int left) {

    static HostStatus of(String[] first, String[] second) {
      return new HostStatus(
          first[1].equals("1"),
          first[2].equals("1"),
          second[2].equals("1"),
          second[3].equals("1"),
          number(first[4]),
          number(second[8]));
    }

    boolean isIdle() {
      return formats == 0 && left == 0;
    }

    void addTo(Set<Attention> found) {
      if (paperOut) {
        found.add(Attention.PAPER_OUT);
      }
      if (headOpen) {
        found.add(Attention.HEAD_OPEN);
      }
      if (ribbonOut) {
        found.add(Attention.RIBBON_OUT);
      }
      if (paused) {
        found.add(Attention.PAUSED);
      }
    }

    private static int number(String field) {
      return field.matches("\\d{1,9}") ? Integer.parseInt(field) : 0;
    }
  }
}
