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

/// A job by IPP: to a CUPS queue, or to a printer that speaks IPP itself.
///
/// What is made for the print head goes as `application/vnd.cups-raw`, past the queue's driver;
/// octet-stream would be printed as text by a queue that has one. PDF and PNG go as what they are.
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

  /// @param shown what people call it
  IppTransport(IppClient client, String shown) {
    this.client = client;
    this.shown = shown;
  }

  @Override
  public String address() {
    return client.printer().toString();
  }

  @Override
  public Delivery send(Parcel parcel) {
    try {
      return send(parcel, ask(ASK));
    } catch (IOException e) {
      return new Delivery.NotSent(Why.IPP_SILENT, shown, String.valueOf(e.getMessage()));
    }
  }

  IppAnswer ask(Duration limit) throws IOException {
    return client.attributes(limit);
  }

  /// @param printer what it has just said of itself
  Delivery send(Parcel parcel, IppAnswer printer) {
    Optional<Message> obstacle = obstacle(printer);
    if (obstacle.isPresent()) {
      return new Delivery.NotSent(obstacle.get());
    }
    Optional<String> format = format(parcel, printer.all("document-format-supported"));
    return format.isEmpty()
        ? new Delivery.NotSent(Why.IPP_LANGUAGE, shown, parcel.extension().toUpperCase(Locale.ROOT))
        : print(parcel, format.get(), printer);
  }

  private Optional<Message> obstacle(IppAnswer printer) {
    if (!printer.isSuccess()) {
      return Optional.of(Why.IPP_NO_QUEUE.of(shown, status(printer)));
    }
    if (printer.one("printer-is-accepting-jobs").equals("false")) {
      return Optional.of(Why.IPP_CLOSED.of(shown));
    }
    // It would take the job and keep it, out of reach of the printer that stands in.
    return printer.one("printer-state").equals(STOPPED_PRINTER)
        ? Optional.of(Why.IPP_STOPPED.of(shown))
        : Optional.empty();
  }

  private static Optional<String> format(Parcel parcel, List<String> supported) {
    String wanted = parcel.raw() ? CUPS_RAW : parcel.mediaType();
    if (supported.contains(wanted)) {
      return Optional.of(wanted);
    }
    return supported.stream()
        .filter(format -> format.toLowerCase(Locale.ROOT).endsWith(parcel.extension()))
        .findFirst();
  }

  /// At its own size on what is loaded, in the words this printer knows.
  private static Map<String, String> settings(Parcel parcel, IppAnswer printer) {
    Map<String, String> settings = new TreeMap<>();
    if (!parcel.raw()) {
      List<String> media = printer.all("media-supported");
      media.stream()
          .filter(name -> name.endsWith("_" + parcel.media()))
          .findFirst()
          .or(
              () ->
                  media.stream()
                      .filter(name -> name.startsWith("custom_max"))
                      .findFirst()
                      .map(_ -> "custom_label_" + parcel.media()))
          .ifPresent(name -> settings.put("media", name));
      if (printer.all("print-scaling-supported").contains("none")) {
        settings.put("print-scaling", "none");
      }
    }
    return settings;
  }

  private Delivery print(Parcel parcel, String format, IppAnswer printer) {
    IppAnswer taken;
    try {
      taken = client.print(parcel.name(), format, settings(parcel, printer), parcel.bytes(), PRINT);
    } catch (IOException e) {
      return new Delivery.Broken(Delivery.Broken.UNTOLD, Why.IPP_UNACKNOWLEDGED, shown);
    }
    if (!taken.isSuccess()) {
      return new Delivery.NotSent(Why.IPP_REFUSED, shown, status(taken));
    }
    boolean cups = isCups(printer);
    return outcome(taken.one("job-id"), parcel.bytes().length, () -> cups);
  }

  /// Waits a moment for the job's end.
  private Delivery outcome(String job, int length, BooleanSupplier cups) {
    long deadline = System.nanoTime() + OUTCOME.toNanos();
    while (true) {
      Delivery now = progress(job, length, cups);
      boolean open = now instanceof Delivery.Spooled spooled && !spooled.job().isEmpty();
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
  public Delivery progress(String job) {
    return progress(job, Delivery.Broken.UNTOLD, this::asksCups);
  }

  private Delivery progress(String number, long length, BooleanSupplier cups) {
    int id;
    try {
      id = Integer.parseInt(number);
    } catch (NumberFormatException e) {
      return new Delivery.Spooled("", Why.SPOOL_GONE.of());
    }
    try {
      IppAnswer job = client.job(id, ASK);
      return job.isSuccess()
          ? progress(job, number, length, cups)
          : new Delivery.Spooled("", Why.SPOOL_GONE.of());
    } catch (IOException e) {
      return new Delivery.Spooled(number, Why.SPOOL_SILENT.of());
    }
  }

  /// CUPS calls a job completed when the device has taken it, so only a printer's own word
  /// confirms.
  private Delivery progress(IppAnswer job, String number, long length, BooleanSupplier cups) {
    return switch (job.one("job-state")) {
      case COMPLETED -> new Delivery.Sent(!cups.getAsBoolean());
      case CANCELLED, ABORTED -> new Delivery.Broken(length, Why.IPP_GAVE_UP, shown, reasons(job));
      case PENDING -> new Delivery.Spooled(number, Why.SPOOL_PENDING.of());
      case HELD -> new Delivery.Spooled(number, Why.SPOOL_HELD.of());
      case STOPPED -> new Delivery.Spooled(number, Why.SPOOL_STOPPED.of(reasons(job)));
      default -> new Delivery.Spooled(number, Why.SPOOL_PRINTING.of());
    };
  }

  /// In doubt it is: then nothing is called printed.
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
