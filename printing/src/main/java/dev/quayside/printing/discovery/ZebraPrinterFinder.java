package dev.quayside.printing.discovery;

import dev.quayside.printing.printer.Language;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Finds Zebra printers: they answer a broadcast on UDP port 4201 with a packet that names them.
final class ZebraPrinterFinder implements PrinterFinder {

  private static final Logger LOG = LoggerFactory.getLogger(ZebraPrinterFinder.class);
  private static final int PORT = 4201;
  private static final byte[] QUESTION = {0x2e, 0x2c, 0x3a, 1, 0, 0};
  private static final byte[] ANSWER = {':', ',', '.'};
  private static final int PRODUCT_NAME = 0x0c;
  private static final int PRODUCT_NAME_LENGTH = 20;
  private static final int SYSTEM_NAME = 0x54;
  private static final int SYSTEM_NAME_LENGTH = 25;
  private static final int LARGEST = 2048;

  private final List<InetSocketAddress> targets;

  ZebraPrinterFinder() {
    this(List.of());
  }

  /// @param targets addresses to ask; empty for every network this computer is in
  ZebraPrinterFinder(List<InetSocketAddress> targets) {
    this.targets = List.copyOf(targets);
  }

  @Override
  public List<FoundPrinter> look(Duration limit) throws IOException {
    try (DatagramSocket socket = new DatagramSocket()) {
      socket.setBroadcast(true);
      for (InetSocketAddress target : targets.isEmpty() ? broadcasts() : targets) {
        ask(socket, target);
      }
      return listen(socket, System.nanoTime() + limit.toNanos());
    }
  }

  /// Asks one address; a network that refuses the broadcast does not keep the others from being
  /// asked.
  private static void ask(DatagramSocket socket, InetSocketAddress target) {
    try {
      socket.send(new DatagramPacket(QUESTION, QUESTION.length, target));
    } catch (IOException e) {
      LOG.debug("No question to {}: {}", target, e.toString());
    }
  }

  private static List<FoundPrinter> listen(DatagramSocket socket, long deadline)
      throws IOException {
    List<FoundPrinter> found = new ArrayList<>();
    while (true) {
      int left = (int) ((deadline - System.nanoTime()) / 1_000_000);
      if (left <= 0 || found.size() >= FoundPrinter.MOST) {
        return found;
      }
      socket.setSoTimeout(left);
      DatagramPacket packet = new DatagramPacket(new byte[LARGEST], LARGEST);
      try {
        socket.receive(packet);
      } catch (SocketTimeoutException e) {
        return found;
      }
      if (isAnswer(packet)) {
        found.add(printer(packet));
      }
    }
  }

  private static boolean isAnswer(DatagramPacket packet) {
    return packet.getLength() >= SYSTEM_NAME
        && Arrays.equals(Arrays.copyOf(packet.getData(), ANSWER.length), ANSWER);
  }

  private static FoundPrinter printer(DatagramPacket packet) {
    String product = text(packet, PRODUCT_NAME, PRODUCT_NAME_LENGTH);
    String system = text(packet, SYSTEM_NAME, SYSTEM_NAME_LENGTH);
    String name = system.isEmpty() ? product : system;
    String host = packet.getAddress().getHostAddress();
    return new FoundPrinter(
        name.isEmpty() ? "Zebra " + host : name,
        "tcp://" + (host.contains(":") ? "[" + host + "]" : host) + ":9100",
        Language.ZPL,
        Guess.dpi(product + " " + system),
        FoundPrinter.Way.ZEBRA);
  }

  private static String text(DatagramPacket packet, int from, int longest) {
    int end = from;
    int most = Math.min(packet.getLength(), from + longest);
    while (end < most && packet.getData()[end] != 0) {
      end++;
    }
    return new String(packet.getData(), from, Math.max(0, end - from), StandardCharsets.US_ASCII)
        .strip();
  }

  /// The broadcast address of every network this computer is in, and the computer itself for its
  /// practice printer.
  private static List<InetSocketAddress> broadcasts() throws IOException {
    return Stream.concat(
            Stream.of(InetAddress.getLoopbackAddress()),
            NetworkInterface.networkInterfaces()
                .flatMap(each -> each.getInterfaceAddresses().stream())
                .map(InterfaceAddress::getBroadcast)
                .filter(Objects::nonNull))
        .map((InetAddress address) -> new InetSocketAddress(address, PORT))
        .toList();
  }
}
