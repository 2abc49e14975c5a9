package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;

/// Asks a ZPL printer over its raw port (ZPL II Programming Guide: `~HQES`, `~HS`; SGD `getvar`).
///
/// `~HS` is not answered while media or ribbon is out or the head is open, so `~HQES` goes first;
/// at a printer that answers neither, a person has to look.
public record ZebraProbe(String host, int port, Duration limit) implements Probe {

  private static final String STATUS = "~HQES~HS";
  private static final String REPORT =
      STATUS
          + getvar("odometer.total_label_count")
          + getvar("device.unique_id")
          + getvar("device.uptime");
  private static final PrinterStatus AWAY = PrinterStatus.offline(Why.STATE_SILENT.of());
  private static final char ETX = 3;

  /// In bytes, many times what any question here is answered with.
  private static final int LONGEST_ANSWER = 16 << 10;

  @Override
  public PrinterStatus status() {
    try {
      return ZebraAnswer.status(ask(STATUS, ZebraProbe::isWholeStatus));
    } catch (IOException e) {
      return AWAY;
    }
  }

  @Override
  public PrinterStatus reach() {
    try (Socket _ = connect()) {
      return PrinterStatus.SILENT;
    } catch (IOException e) {
      return AWAY;
    }
  }

  @Override
  public Report report() {
    try {
      String answer = ask(REPORT, ZebraProbe::isWholeReport);
      PrinterStatus status = ZebraAnswer.status(answer);
      return new Report(status, tally(answer, status));
    } catch (IOException e) {
      return new Report(AWAY, new LabelCount.Away());
    }
  }

  private static LabelCount tally(String answer, PrinterStatus status) {
    if (status.health() == Health.ATTENTION && !status.equals(PrinterStatus.SILENT)) {
      return new LabelCount.Stopped();
    }
    Optional<LabelCount.Count> count = ZebraAnswer.count(answer);
    return count.isPresent() ? count.get() : new LabelCount.Silent();
  }

  /// @return the text that arrived in time; incomplete when the printer stopped answering
  private String ask(String command, Predicate<String> whole) throws IOException {
    long deadline = System.nanoTime() + limit.toNanos();
    try (Socket socket = connect()) {
      socket.getOutputStream().write(command.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      return read(socket, deadline, whole);
    }
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(host, port), (int) limit.toMillis());
      return socket;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  private static String read(Socket socket, long deadline, Predicate<String> whole)
      throws IOException {
    StringBuilder said = new StringBuilder();
    InputStream in = socket.getInputStream();
    byte[] some = new byte[1024];
    while (said.length() < LONGEST_ANSWER && !whole.test(said.toString())) {
      int left = (int) ((deadline - System.nanoTime()) / 1_000_000);
      if (left <= 0) {
        break;
      }
      socket.setSoTimeout(left);
      try {
        int count = in.read(some);
        if (count < 0) {
          break;
        }
        said.append(new String(some, 0, count, StandardCharsets.ISO_8859_1));
      } catch (SocketTimeoutException e) {
        break;
      }
    }
    return said.toString();
  }

  /// Whether the answer is complete: one string of `~HQES` and three of `~HS`; with an error
  /// reported, the three will not come.
  private static boolean isWholeStatus(String said) {
    long strings = said.chars().filter(c -> c == ETX).count();
    return strings >= 4 || (strings >= 1 && ZebraAnswer.hasErrors(said));
  }

  private static boolean isWholeReport(String said) {
    return ZebraAnswer.hasErrors(said) && isWholeStatus(said)
        || isWholeStatus(said) && ZebraAnswer.hasVariables(said);
  }

  private static String getvar(String name) {
    return "! U1 getvar \"" + name + "\"\r\n";
  }
}
