package dev.quayside.printing.printer.practice;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Lets searches for Zebra printers on this computer find a practice printer: it answers their
/// broadcast on the loopback. The answer has no port, so the printer must listen on 9100.
public final class Beacon implements AutoCloseable {

  /// UDP port on which Zebra printers answer searches.
  public static final int PORT = 4201;

  private static final byte[] QUESTION = {0x2e, 0x2c, 0x3a};
  private static final byte[] ANSWER = {':', ',', '.'};
  private static final int PRODUCT_NAME = 0x0c;
  private static final int SYSTEM_NAME = 0x54;
  private static final int LENGTH = 0x70;

  private final DatagramSocket socket;

  /// @param port [#PORT], or 0 for any
  /// @throws IOException when another program answers there already
  public Beacon(int port) throws IOException {
    socket = new DatagramSocket(port, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().name("practice-beacon").start(this::answer);
  }

  public int port() {
    return socket.getLocalPort();
  }

  private void answer() {
    while (!socket.isClosed()) {
      try {
        var question = new DatagramPacket(new byte[64], 64);
        socket.receive(question);
        if (isQuestion(question)) {
          byte[] answer = packet();
          socket.send(new DatagramPacket(answer, answer.length, question.getSocketAddress()));
        }
      } catch (IOException closed) {
        // the printer is switched off, or the asker has gone
      }
    }
  }

  private static boolean isQuestion(DatagramPacket packet) {
    return packet.getLength() >= QUESTION.length
        && Arrays.equals(Arrays.copyOf(packet.getData(), QUESTION.length), QUESTION);
  }

  private static byte[] packet() {
    byte[] packet = new byte[LENGTH];
    System.arraycopy(ANSWER, 0, packet, 0, ANSWER.length);
    put(packet, PRODUCT_NAME, "Practice 203dpi");
    put(packet, SYSTEM_NAME, "Practice printer");
    return packet;
  }

  private static void put(byte[] packet, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(bytes, 0, packet, at, bytes.length);
  }

  @Override
  public void close() {
    socket.close();
  }
}
