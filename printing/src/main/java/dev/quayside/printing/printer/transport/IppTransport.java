package dev.quayside.printing.printer.transport;

import dev.quayside.printing.printer.ipp.IppAnswer;
import dev.quayside.printing.printer.ipp.IppClient;
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
      return new Delivery.NotSent(
          "%s does not answer (%s): is the printer or its CUPS server running?"
              .formatted(address(), e.getMessage()));
    }
    Optional<String> obstacle = obstacle(printer);
    Optional<String> format = format(parcel, printer.all("document-format-supported"));
    if (obstacle.isPresent() || format.isEmpty()) {
      return new Delivery.NotSent(
          obstacle.orElseGet(
              () ->
                  "%s takes no %s: choose another language for this printer."
                      .formatted(
                          address(), parcel.extension().toUpperCase(java.util.Locale.ROOT))));
    }
    return print(parcel, format.get(), printer);
  }

  private Optional<String> obstacle(IppAnswer printer) {
    if (!printer.isSuccess()) {
      return Optional.of(
          "%s has no such queue (IPP status 0x%04x): check the name behind the last slash."
              .formatted(address(), printer.status()));
    }
    return printer.one("printer-is-accepting-jobs").equals("false")
        ? Optional.of("%s takes no jobs: enable the queue.".formatted(address()))
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
      return new Delivery.Broken(
          0, "%s took the job and did not acknowledge it: how much".formatted(address()));
    }
    if (!taken.isSuccess()) {
      return new Delivery.NotSent(
          "%s refuses the job (IPP status 0x%04x).".formatted(address(), taken.status()));
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
            return new Delivery.Broken(
                length, "%s gave the job up (%s).".formatted(address(), reasons(job)));
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

  private static String reasons(IppAnswer job) {
    String message = job.one("job-state-message");
    return message.isEmpty() ? String.join(", ", job.all("job-state-reasons")) : message;
  }
}
