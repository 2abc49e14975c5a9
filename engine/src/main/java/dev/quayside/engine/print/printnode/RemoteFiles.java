package dev.quayside.engine.print.printnode;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silence;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silent;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.print.printer.PrintWords;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Fetches files that programs name by their address, from hosts that the owner of the installation
/// allows and from no others.
public final class RemoteFiles {

  private static final Duration LONGEST = Duration.ofSeconds(20);
  private static final int MOST_REDIRECTS = 5;
  private static final int MOST_BYTES = 10 * 1024 * 1024;
  private static final int LONGEST_SHOWN = 200;
  private static final Pattern HOST =
      Pattern.compile("(\\[[0-9a-f:.]+]|[a-z0-9][a-z0-9._-]*)(?::(\\d{1,5}))?");

  private final CarrierHttp http;
  private final List<String> allowed;

  /// @param allowed hosts, each with a port or for every port
  public RemoteFiles(CarrierHttp http, List<String> allowed) {
    this.http = http;
    this.allowed = allowed.stream().map(host -> host.strip().toLowerCase(Locale.ROOT)).toList();
  }

  /// Whether a text names a host, with or without a port.
  public static boolean isHost(String text) {
    return HOST.matcher(text.strip().toLowerCase(Locale.ROOT)).matches();
  }

  /// @throws ProblemException `INVALID_REQUEST` when the host is not allowed, which is found out
  ///   without a connection, or the file cannot be had
  byte[] fetch(String address) {
    var uri = allowed(address, address);
    for (int i = 0; i <= MOST_REDIRECTS; i++) {
      var answer = http.ask(CarrierRequest.get(uri), LONGEST);
      if (!(answer instanceof Said said)) {
        throw answer instanceof Silent(var why) && why == Silence.TOO_LONG
            ? large(address)
            : wrong(PrintWords.URI_SILENT, address);
      }
      if (said.status() / 100 != 3) {
        return content(said, address);
      }
      uri = redirected(uri, said, address);
    }
    throw wrong(PrintWords.URI_ELSEWHERE, address);
  }

  private static byte[] content(Said said, String address) {
    if (said.status() != 200) {
      throw wrong(PrintWords.URI_ANSWER, address, said.status());
    }
    if (said.body().length > MOST_BYTES) {
      throw large(address);
    }
    return said.body();
  }

  private static ProblemException large(String address) {
    return wrong(PrintWords.URI_LARGE, address, MOST_BYTES / (1024 * 1024));
  }

  /// A redirect is followed on the same host and port only.
  private URI redirected(URI from, Said said, String address) {
    var location = said.headers().get("location");
    if (location == null) {
      throw wrong(PrintWords.URI_ANSWER, address, said.status());
    }
    try {
      var to = allowed(from.resolve(location).toString(), address);
      if (!to.getHost().equalsIgnoreCase(from.getHost()) || port(to) != port(from)) {
        throw wrong(PrintWords.URI_ELSEWHERE, address);
      }
      return to;
    } catch (IllegalArgumentException e) {
      throw wrong(PrintWords.URI_ELSEWHERE, address);
    }
  }

  private URI allowed(String text, String address) {
    URI uri;
    try {
      uri = new URI(text.strip());
    } catch (URISyntaxException e) {
      throw wrong(PrintWords.URI_FORM, address);
    }
    var scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    if (!List.of("http", "https").contains(scheme)
        || uri.getHost() == null
        || uri.getUserInfo() != null) {
      throw wrong(PrintWords.URI_FORM, address);
    }
    var host = uri.getHost().toLowerCase(Locale.ROOT);
    if (!allowed.contains(host) && !allowed.contains(host + ":" + port(uri))) {
      throw wrong(PrintWords.URI_HOST, host);
    }
    return uri;
  }

  private static int port(URI uri) {
    return uri.getPort() >= 0
        ? uri.getPort()
        : "https".equalsIgnoreCase(uri.getScheme()) ? 443 : 80;
  }

  private static ProblemException wrong(PrintWords why, String address, Object... more) {
    var arguments = new Object[more.length + 1];
    arguments[0] = address.substring(0, Math.min(LONGEST_SHOWN, address.length()));
    System.arraycopy(more, 0, arguments, 1, more.length);
    return ProblemException.invalid(ProblemCode.INVALID_REQUEST, "content", why.of(arguments));
  }
}
