package dev.quayside.printing.scale;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.function.Consumer;

/// Asks a scale on a serial port several times a second.
///
/// @param port such as `COM3` or `/dev/ttyUSB0`
record SerialConversation(String port, SerialProtocol protocol, InstantSource clock)
    implements Conversation {

  private static final int BAUD = 9600;
  private static final int ANSWER_MS = 500;
  private static final long BETWEEN_MS = 200;
  private static final int LONGEST = 256;
  private static final int SEVEN_BITS = 0x7f;

  @Override
  public void untilGone(Consumer<ScaleState> heard) throws InterruptedException {
    SerialPort serial;
    try {
      serial = SerialPort.getCommPort(port);
    } catch (SerialPortInvalidPortException e) {
      return;
    }
    serial.setComPortParameters(BAUD, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
    serial.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, ANSWER_MS, 0);
    if (!serial.openPort()) {
      return;
    }
    try {
      heard.accept(new ScaleState.NoWeight());
      byte[] question = protocol.question().getBytes(StandardCharsets.US_ASCII);
      while (serial.writeBytes(question, question.length) == question.length) {
        hear(answer(serial), heard);
        Thread.sleep(BETWEEN_MS);
      }
    } finally {
      serial.closePort();
    }
  }

  /// Reports an answer. No answer only makes the last one older; an answer without a weight is an
  /// overload or a fault.
  private void hear(String answer, Consumer<ScaleState> heard) {
    protocol
        .read(answer, clock.instant())
        .ifPresentOrElse(
            reading -> heard.accept(new ScaleState.Weighs(reading)),
            () -> {
              if (protocol.isWhole(answer)) {
                heard.accept(new ScaleState.NoWeight());
              }
            });
  }

  /// Adds bytes without their eighth bit: a scale set to seven bits with parity sends its parity
  /// there.
  private static void append(StringBuilder said, byte[] some, int count) {
    for (int i = 0; i < count; i++) {
      said.append((char) (some[i] & SEVEN_BITS));
    }
  }

  private String answer(SerialPort serial) {
    StringBuilder said = new StringBuilder();
    byte[] some = new byte[64];
    int count = 1;
    while (count > 0 && said.length() < LONGEST && !protocol.isWhole(said.toString())) {
      count = serial.readBytes(some, some.length);
      if (count > 0) {
        append(said, some, count);
      }
    }
    return said.toString();
  }
}
