package dev.quayside.printing.printer.ipp;

import dev.quayside.printing.printer.ipp.IppRequest.Operation;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Speaks IPP to one printer or CUPS queue. May be used from any thread.
public final class IppClient {

  private static final Duration CONNECT = Duration.ofSeconds(5);
  private static final int IPP_PORT = 631;
  private static final byte[] NOTHING = {};

  /// In bytes: a CUPS server with a thousand queues says less. A printer that never stops answering
  /// is heard no further.
  private static final int LONGEST_ANSWER = 8 << 20;

  private static final HttpResponse.BodyHandler<byte[]> LIMITED =
      HttpResponse.BodyHandlers.limiting(HttpResponse.BodyHandlers.ofByteArray(), LONGEST_ANSWER);

  private static final String[] PRINTER_ATTRIBUTES = {
    "printer-name",
    "printer-info",
    "printer-make-and-model",
    "printer-state",
    "printer-state-reasons",
    "printer-state-message",
    "printer-is-accepting-jobs",
    "document-format-supported",
    "media-supported",
    "print-scaling-supported",
    "cups-version"
  };

  private final URI printer;
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(CONNECT)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();

  /// @param printer `ipp://` or `ipps://`
  public IppClient(URI printer) {
    this.printer = printer;
  }

  public URI printer() {
    return printer;
  }

  /// Asks for the printer's state and what it accepts.
  public IppAnswer attributes(Duration limit) throws IOException {
    return send(
        new IppRequest(Operation.GET_PRINTER_ATTRIBUTES, printer.toString())
            .keywords("requested-attributes", PRINTER_ATTRIBUTES)
            .with(NOTHING),
        limit);
  }

  /// Sends a document as a job.
  ///
  /// @param format a media type the printer supports
  /// @param settings job attributes and their keywords, which the printer supports
  public IppAnswer print(
      String jobName, String format, Map<String, String> settings, byte[] document, Duration limit)
      throws IOException {
    IppRequest request =
        new IppRequest(Operation.PRINT_JOB, printer.toString())
            .name("requesting-user-name", "quayside")
            .name("job-name", jobName)
            .mediaType("document-format", format);
    if (!settings.isEmpty()) {
      request.ofTheJob();
      settings.forEach(request::keywords);
    }
    return send(request.with(document), limit);
  }

  public IppAnswer job(int id, Duration limit) throws IOException {
    return send(
        new IppRequest(Operation.GET_JOB_ATTRIBUTES, printer.toString())
            .integer("job-id", id)
            .keywords("requested-attributes", "job-state", "job-state-reasons", "job-state-message")
            .with(NOTHING),
        limit);
  }

  /// Asks a CUPS server for its queues; this client's address is then the server's.
  public IppAnswer queues(Duration limit) throws IOException {
    return send(
        new IppRequest(Operation.CUPS_GET_PRINTERS, printer.toString())
            .keywords(
                "requested-attributes",
                "printer-name",
                "printer-info",
                "printer-make-and-model",
                "device-uri",
                "document-format-supported")
            .with(NOTHING),
        limit);
  }

  private IppAnswer send(byte[] body, Duration limit) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(address())
            .header("Content-Type", "application/ipp")
            .POST(HttpRequest.BodyPublishers.ofByteArray(body))
            .build();
    HttpResponse<byte[]> response = await(request, limit);
    if (response.statusCode() != 200) {
      throw new BadIppAnswer(response.statusCode());
    }
    return IppAnswer.read(response.body());
  }

  /// Waits for the answer at most this long: a request's own time-out does not cover a body that
  /// stalls.
  private HttpResponse<byte[]> await(HttpRequest request, Duration limit) throws IOException {
    var answer = http.sendAsync(request, LIMITED);
    try {
      return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw new IOException("it does not answer in time", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private URI address() {
    String scheme = "ipps".equalsIgnoreCase(printer.getScheme()) ? "https" : "http";
    int port = printer.getPort() == -1 ? IPP_PORT : printer.getPort();
    String path =
        printer.getRawPath() == null || printer.getRawPath().isEmpty() ? "/" : printer.getRawPath();
    return URI.create(scheme + "://" + printer.getHost() + ":" + port + path);
  }
}
