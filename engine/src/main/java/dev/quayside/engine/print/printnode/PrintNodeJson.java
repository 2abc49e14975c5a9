package dev.quayside.engine.print.printnode;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.quayside.engine.platform.station.KnownStation;
import dev.quayside.engine.print.content.ContentOrder;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.status.Health;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.watch.WatchedStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What PrintNode's API answers, with every field of its reference: null where there is nothing to
/// tell.
final class PrintNodeJson {

  private PrintNodeJson() {}

  record Account(
      long id,
      String firstname,
      String lastname,
      String email,
      boolean canCreateSubAccounts,
      @Nullable String creatorEmail,
      @Nullable String creatorRef,
      List<Object> childAccounts,
      @Nullable Integer credits,
      int numComputers,
      long totalPrints,
      List<Object> versions,
      List<Object> connected,
      @JsonProperty("Tags") List<Object> tags,
      @JsonProperty("ApiKeys") List<Object> apiKeys,
      String state,
      List<String> permissions) {}

  record Computer(
      long id,
      String name,
      @Nullable String inet,
      @Nullable String inet6,
      @Nullable String hostname,
      @Nullable String version,
      @Nullable String jre,
      Instant createTimestamp,
      String state) {

    static Computer of(PrintNumber number, KnownStation known) {
      return new Computer(
          number.number(),
          known.station().name(),
          null,
          null,
          known.station().name(),
          known.version(),
          null,
          number.since(),
          known.online() ? "connected" : "disconnected");
    }
  }

  /// @param isDefault of its computer
  record Printer(
      long id,
      @Nullable Computer computer,
      String name,
      String description,
      Capabilities capabilities,
      @JsonProperty("default") boolean isDefault,
      Instant createTimestamp,
      String state) {

    static Printer of(
        PrintNumber number,
        @Nullable Computer computer,
        PrinterSetup setup,
        Optional<WatchedStatus> seen) {
      boolean away =
          computer != null && computer.state().equals("disconnected")
              || seen.filter(it -> it.status().health() == Health.OFFLINE).isPresent();
      return new Printer(
          number.number(),
          computer,
          setup.name(),
          setup.language().name() + " printer",
          Capabilities.of(setup.profile()),
          setup.isDefault(),
          number.since(),
          away ? "offline" : "online");
    }
  }

  /// @param papers width and height by name, in tenths of a millimetre
  record Capabilities(
      List<String> bins,
      boolean collate,
      int copies,
      @Nullable Boolean color,
      List<String> dpis,
      boolean duplex,
      @Nullable List<List<Long>> extent,
      List<String> medias,
      List<Integer> nup,
      Map<String, List<Long>> papers,
      @Nullable Object printrate,
      @JsonProperty("supports_custom_paper_size") boolean customSize) {

    private static final int MOST_COPIES = 100;
    private static final double TENTHS_PER_MIL = 0.254;

    static Capabilities of(Profile profile) {
      int dpi = profile.dpi().dotsPerInch();
      var media = profile.media();
      long width = Math.round(media.width().inMils() * TENTHS_PER_MIL);
      long height = Math.round(media.height().inMils() * TENTHS_PER_MIL);
      return new Capabilities(
          List.of(),
          true,
          MOST_COPIES,
          null,
          List.of(dpi + "x" + dpi),
          false,
          null,
          List.of(),
          List.of(1),
          Map.of("loaded", List.of(width, height)),
          null,
          false);
    }
  }

  record Job(
      long id,
      @Nullable Printer printer,
      String title,
      String contentType,
      @Nullable String source,
      @Nullable Instant expireAt,
      Instant createTimestamp,
      String state) {

    static Job of(
        PrintNumber number,
        PrintJob job,
        @Nullable Printer printer,
        Optional<ContentOrder.Named> named) {
      var sent = job.document().sent();
      var type = sent == null ? "raw" : sent.type();
      return new Job(
          number.number(),
          printer,
          job.title(),
          named
              .map(ContentOrder.Named::type)
              .orElse(type.equals("pdf") ? "pdf_base64" : "raw_base64"),
          named
              .map(ContentOrder.Named::source)
              .or(() -> Optional.ofNullable(sent).map(PrintDocument.Sent::program))
              .orElse(null),
          job.expiresAt(),
          job.createdAt(),
          PrintNodeJson.state(job.state()));
    }
  }

  /// @param age milliseconds since the job was made
  record State(
      long printJobId,
      String state,
      @Nullable String message,
      @Nullable String data,
      @Nullable String clientVersion,
      Instant createTimestamp,
      long age) {

    /// What is known of a job's way: how it began, and how it is now.
    static List<State> all(PrintNumber number, PrintJob job) {
      var states = new ArrayList<State>();
      states.add(
          new State(number.number(), "new", "Print job created", null, null, job.createdAt(), 0));
      states.add(
          new State(
              number.number(),
              PrintNodeJson.state(job.state()),
              job.reason(),
              null,
              null,
              job.updatedAt(),
              Duration.between(job.createdAt(), job.updatedAt()).toMillis()));
      return states;
    }
  }

  /// A job in doubt is under way until a person has answered: a program that reads of an error
  /// sends it again.
  private static String state(PrintJobState state) {
    return switch (state) {
      case QUEUED, RENDERED, HELD -> "queued";
      case SENDING, UNKNOWN -> "in_progress";
      case SENT, CONFIRMED -> "done";
      case FAILED -> "error";
      case CANCELLED -> "deleted";
      case EXPIRED -> "expired";
    };
  }
}
