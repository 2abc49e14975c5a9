package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.ipp.IppAnswer;
import dev.quayside.printing.printer.ipp.IppClient;
import dev.quayside.printing.printer.ipp.LocalCups;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A printer of this computer, by its name there.
///
/// CUPS is spoken to by IPP, which gets a job past the queue's driver and reports what becomes of
/// it. `javax.print`, the only way on Windows, does neither: on Linux it runs `lpr`, has ZPL
/// printed as text, and reports success for a job that was thrown away.
public final class SpoolerTransport implements Transport {

  private static final Duration ASK = Duration.ofSeconds(5);

  private final String name;
  private final @Nullable URI cups;
  private final JavaSpooler other;

  SpoolerTransport(String name) {
    this(name, LocalCups.server().orElse(null), new JavaSpooler());
  }

  /// @param cups null when the computer has another spooler
  SpoolerTransport(String name, @Nullable URI cups, JavaSpooler other) {
    this.name = name;
    this.cups = cups;
    this.other = other;
  }

  @Override
  public String address() {
    return addressOf(name);
  }

  /// The address of a printer of this computer.
  public static String addressOf(String name) {
    try {
      return new URI("spooler", name, null).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The names of this computer's printers.
  public static Stream<String> names() {
    return new JavaSpooler().names();
  }

  @Override
  public SendResult send(PrintData data) {
    if (cups == null) {
      return other.send(name, data);
    }
    IppTransport queue = queue(cups);
    IppAnswer known;
    try {
      known = queue.ask(ASK);
    } catch (IOException e) {
      // A CUPS that listens only on a socket is reached by its own programs.
      return other.send(name, data);
    }
    return known.isSuccess()
        ? queue.send(data, known)
        : new SendResult.NotSent(Why.SPOOLER_NONE, name);
  }

  @Override
  public SendResult progress(String job) {
    return cups == null
        ? new SendResult.Spooled("", Why.SPOOLER_BLIND.of(name))
        : queue(cups).progress(job);
  }

  private IppTransport queue(URI server) {
    return new IppTransport(new IppClient(LocalCups.queue(server, name)), "“" + name + "”");
  }
}
