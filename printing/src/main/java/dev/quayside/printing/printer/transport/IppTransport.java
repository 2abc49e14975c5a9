package dev.quayside.printing.printer.transport;

import dev.quayside.printing.printer.ipp.IppAnswer;
import dev.quayside.printing.printer.ipp.IppClient;
import dev.quayside.printing.reason.Reason;
import dev.quayside.printing.reason.Why;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

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
  private static final String CANCELLED = "7";
  private static final String ABORTED = "8";
  private static final String COMPLETED = "9";

  private final IppClient client;

  public IppTransport(IppClient client) {
    this.client = client;
  }

  @Override
  public String address() {
    return client.printer().toString();
  }

  @Override
  public Delivery send(Parcel parcel) {
    IppAnswer printer;
    try {
      printer = client.attributes(ASK);
    } catch (IOException e) {
      return new Delivery.NotSent(Why.IPP_SILENT, address(), String.valueOf(e.getMessage()));
    }
    Optional<Reason> obstacle = obstacle(printer);
    Optional<String> format = format(parcel, printer.all("document-format-supported"));
    if (obstacle.isPresent() || format.isEmpty()) {
      return new Delivery.NotSent(
          obstacle.orElseGet(
              () ->
                  Reason.of(
                      Why.IPP_LANGUAGE,
                      address(),
                      parcel.extension().toUpperCase(java.util.Locale.ROOT))));
    }
    return print(parcel, format.get(), printer);
  }

  private Optional<Reason> obstacle(IppAnswer printer) {
    if (!printer.isSuccess()) {
      return Optional.of(Reason.of(Why.IPP_NO_QUEUE, address(), status(printer)));
    }
    return printer.one("printer-is-accepting-jobs").equals("false")
        ? Optional.of(Reason.of(Why.IPP_CLOSED, address()))
        : Optional.empty();
  }

  private static Optional<String> format(Parcel parcel, List<String> supported) {
    String wanted = parcel.raw() ? CUPS_RAW : parcel.mediaType();
    if (supported.contains(wanted)) {
      return Optional.of(wanted);
    }
    return supported.stream()
        .filter(format -> format.toLowerCase(java.util.Locale.ROOT).endsWith(parcel.extension()))
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
      return new Delivery.Broken(Delivery.Broken.UNTOLD, Why.IPP_UNACKNOWLEDGED, address());
    }
    if (!taken.isSuccess()) {
      return new Delivery.NotSent(Why.IPP_REFUSED, address(), status(taken));
    }
    boolean cups = !printer.one("cups-version").isEmpty();
    return outcome(taken, parcel.bytes().length, cups);
  }

  /// CUPS calls a job completed when the device has taken it, so only a printer's own word
  /// confirms.
  private Delivery outcome(IppAnswer taken, int length, boolean cups) {
    try {
      int id = Integer.parseInt(taken.one("job-id"));
      long deadline = System.nanoTime() + OUTCOME.toNanos();
      while (System.nanoTime() < deadline) {
        IppAnswer job = client.job(id, ASK);
        switch (job.one("job-state")) {
          case COMPLETED -> {
            return new Delivery.Sent(!cups);
          }
          case CANCELLED, ABORTED -> {
            return new Delivery.Broken(length, Why.IPP_GAVE_UP, address(), reasons(job));
          }
          default -> Thread.sleep(BETWEEN_MS);
        }
      }
    } catch (IOException | NumberFormatException e) {
      // It has the job; how it went on is not known.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return new Delivery.Sent(false);
  }

  private static String status(IppAnswer answer) {
    return "0x%04x".formatted(answer.status());
  }

  private static String reasons(IppAnswer job) {
    String message = job.one("job-state-message");
    return message.isEmpty() ? String.join(", ", job.all("job-state-reasons")) : message;
  }
}
