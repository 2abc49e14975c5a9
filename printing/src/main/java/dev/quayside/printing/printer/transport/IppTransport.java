package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.ipp.IppAnswer;
import dev.quayside.printing.printer.ipp.IppClient;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/// Sends jobs by IPP: to a CUPS queue, or to a printer that speaks IPP itself.
///
/// Data made for the print head goes as `application/vnd.cups-raw`, past the queue's driver; a
/// queue with a driver would print octet-stream as text. PDF and PNG go under their own media
/// types.
public final class IppTransport implements Transport {

  private static final Duration ASK = Duration.ofSeconds(5);
  private static final Duration PRINT = Duration.ofSeconds(60);
  private static final Duration OUTCOME = Duration.ofSeconds(2);
  private static final long BETWEEN_MS = 100;
  private static final String CUPS_RAW = "application/vnd.cups-raw";
  private static final String STOPPED_PRINTER = "5";
  private static final String PENDING = "3";
  private static final String HELD = "4";
  private static final String STOPPED = "6";
  private static final String CANCELLED = "7";
  private static final String ABORTED = "8";
  private static final String COMPLETED = "9";

  private final IppClient client;
  private final String shown;

  public IppTransport(IppClient client) {
    this(client, client.printer().toString());
  }

  /// @param shown the printer's name in messages
  IppTransport(IppClient client, String shown) {
    this.client = client;
    this.shown = shown;
  }

  @Override
  public String address() {
    return client.printer().toString();
  }

  @Override
  public SendResult send(PrintData data) {
    try {
      return send(data, ask(ASK));
    } catch (IOException e) {
      return new SendResult.NotSent(Why.IPP_SILENT, shown, String.valueOf(e.getMessage()));
    }
  }

  IppAnswer ask(Duration limit) throws IOException {
    return client.attributes(limit);
  }

  /// @param printer the attributes it has just answered with
  SendResult send(PrintData data, IppAnswer printer) {
    Optional<Message> obstacle = obstacle(printer);
    if (obstacle.isPresent()) {
      return new SendResult.NotSent(obstacle.get());
    }
    Optional<String> format = format(data, printer.all("document-format-supported"));
    return format.isEmpty()
        ? new SendResult.NotSent(Why.IPP_LANGUAGE, shown, data.extension().toUpperCase(Locale.ROOT))
        : print(data, format.get(), printer);
  }

  private Optional<Message> obstacle(IppAnswer printer) {
    if (!printer.isSuccess()) {
      return Optional.of(Why.IPP_NO_QUEUE.of(shown, status(printer)));
    }
    if (printer.one("printer-is-accepting-jobs").equals("false")) {
      return Optional.of(Why.IPP_CLOSED.of(shown));
    }
    // The queue would take the job and keep it, out of reach of the fallback printer.
    return printer.one("printer-state").equals(STOPPED_PRINTER)
        ? Optional.of(Why.IPP_STOPPED.of(shown))
        : Optional.empty();
  }

  private static Optional<String> format(PrintData data, List<String> supported) {
    String wanted = data.raw() ? CUPS_RAW : data.mediaType();
    if (supported.contains(wanted)) {
      return Optional.of(wanted);
    }
    return supported.stream()
        .filter(format -> format.toLowerCase(Locale.ROOT).endsWith(data.extension()))
        .findFirst();
  }

  /// Settings that print pages at their own size on the loaded media, in the keywords this printer
  /// supports.
  private static Map<String, String> settings(PrintData data, IppAnswer printer) {
    Map<String, String> settings = new TreeMap<>();
    if (!data.raw()) {
      List<String> media = printer.all("media-supported");
      media.stream()
          .filter(name -> name.endsWith("_" + data.media()))
          .findFirst()
          .or(
              () ->
                  media.stream()
                      .filter(name -> name.startsWith("custom_max"))
                      .findFirst()
                      .map(_ -> "custom_label_" + data.media()))
          .ifPresent(name -> settings.put("media", name));
      if (printer.all("print-scaling-supported").contains("none")) {
        settings.put("print-scaling", "none");
      }
    }
    return settings;
  }

  private SendResult print(PrintData data, String format, IppAnswer printer) {
    IppAnswer taken;
    try {
      taken = client.print(data.name(), format, settings(data, printer), data.bytes(), PRINT);
    } catch (IOException e) {
      return new SendResult.Broken(SendResult.Broken.UNTOLD, Why.IPP_UNACKNOWLEDGED, shown);
    }
    if (!taken.isSuccess()) {
      return new SendResult.NotSent(Why.IPP_REFUSED, shown, status(taken));
    }
    boolean cups = isCups(printer);
    return outcome(taken.one("job-id"), data.bytes().length, () -> cups);
  }

  /// Waits briefly for the job's end.
  private SendResult outcome(String job, int length, BooleanSupplier cups) {
    long deadline = System.nanoTime() + OUTCOME.toNanos();
    while (true) {
      SendResult now = progress(job, length, cups);
      boolean open = now instanceof SendResult.Spooled spooled && !spooled.job().isEmpty();
      if (!open || System.nanoTime() >= deadline) {
        return now;
      }
      try {
        Thread.sleep(BETWEEN_MS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return now;
      }
    }
  }

  @Override
  public SendResult progress(String job) {
    return progress(job, SendResult.Broken.UNTOLD, this::asksCups);
  }

  private SendResult progress(String number, long length, BooleanSupplier cups) {
    int id;
    try {
      id = Integer.parseInt(number);
    } catch (NumberFormatException e) {
      return new SendResult.Spooled("", Why.SPOOL_GONE.of());
    }
    try {
      IppAnswer job = client.job(id, ASK);
      return job.isSuccess()
          ? progress(job, number, length, cups)
          : new SendResult.Spooled("", Why.SPOOL_GONE.of());
    } catch (IOException e) {
      return new SendResult.Spooled(number, Why.SPOOL_SILENT.of());
    }
  }

  /// The result so far. CUPS calls a job completed when the device has taken it, so only a printer
  /// that is asked directly confirms the print.
  private SendResult progress(IppAnswer job, String number, long length, BooleanSupplier cups) {
    return switch (job.one("job-state")) {
      case COMPLETED -> new SendResult.Sent(!cups.getAsBoolean());
      case CANCELLED, ABORTED ->
          new SendResult.Broken(length, Why.IPP_GAVE_UP, shown, reasons(job));
      case PENDING -> new SendResult.Spooled(number, Why.SPOOL_PENDING.of());
      case HELD -> new SendResult.Spooled(number, Why.SPOOL_HELD.of());
      case STOPPED -> new SendResult.Spooled(number, Why.SPOOL_STOPPED.of(reasons(job)));
      default -> new SendResult.Spooled(number, Why.SPOOL_PRINTING.of());
    };
  }

  /// Whether CUPS answers at the address. In doubt it does: then no job is reported as confirmed.
  private boolean asksCups() {
    try {
      IppAnswer printer = ask(ASK);
      return !printer.isSuccess() || isCups(printer);
    } catch (IOException e) {
      return true;
    }
  }

  private static boolean isCups(IppAnswer printer) {
    return !printer.one("cups-version").isEmpty();
  }

  private static String status(IppAnswer answer) {
    return "0x%04x".formatted(answer.status());
  }

  private static String reasons(IppAnswer job) {
    String message = job.one("job-state-message");
    return message.isEmpty() ? String.join(", ", job.all("job-state-reasons")) : message;
  }
}
