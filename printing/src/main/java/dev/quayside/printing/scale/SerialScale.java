package dev.quayside.printing.scale;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A scale on a serial port, asked several times a second.
public final class SerialScale implements Scale {

  private static final int BAUD = 9600;
  private static final int ANSWER_MS = 500;
  private static final long BETWEEN_MS = 200;
  private static final int LONGEST = 256;

  private final String port;
  private final SerialProtocol protocol;
  private final InstantSource clock;
  private final List<Consumer<Reading>> listeners = new CopyOnWriteArrayList<>();
  private final Thread thread;
  private volatile @Nullable Reading latest;

  /// @param port such as `COM3` or `/dev/ttyUSB0`
  public SerialScale(String port, SerialProtocol protocol, InstantSource clock) {
    this.port = port;
    this.protocol = protocol;
    this.clock = clock;
    thread = Thread.ofPlatform().daemon().name("scale-" + port).start(this::run);
  }

  @Override
  public Optional<Reading> latest() {
    return Optional.ofNullable(latest);
  }

  @Override
  public void listen(Consumer<Reading> listener) {
    listeners.add(listener);
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        converse();
        Thread.sleep(BETWEEN_MS);
      }
    } catch (InterruptedException e) {
      // Closed.
    }
  }

  /// Until the port is gone.
  private void converse() throws InterruptedException {
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
      byte[] question = protocol.question().getBytes(StandardCharsets.US_ASCII);
      while (serial.writeBytes(question, question.length) == question.length) {
        protocol.read(answer(serial), clock.instant()).ifPresent(this::tell);
        Thread.sleep(BETWEEN_MS);
      }
    } finally {
      serial.closePort();
    }
  }

  private String answer(SerialPort serial) {
    StringBuilder said = new StringBuilder();
    byte[] some = new byte[64];
    int count = 1;
    while (count > 0 && said.length() < LONGEST && !protocol.isWhole(said.toString())) {
      count = serial.readBytes(some, some.length);
      if (count > 0) {
        said.append(new String(some, 0, count, StandardCharsets.US_ASCII));
      }
    }
    return said.toString();
  }

  private void tell(Reading reading) {
    latest = reading;
    listeners.forEach(listener -> listener.accept(reading));
  }
}
