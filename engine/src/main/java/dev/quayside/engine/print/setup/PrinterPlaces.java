package dev.quayside.engine.print.setup;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrintWords;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.stream.Stream;

/// Checks the printer addresses that API clients may give, so that they cannot make this machine
/// write to its own files or connect to hosts in its network (SSRF). At the workstation and on the
/// command line any address may be given.
///
/// Allowed are addresses found by discovery or already set up for that environment. Any other must
/// be an IP address, since a host name could lead elsewhere tomorrow, and one where the
/// installation allows devices.
record PrinterPlaces(PrintService printService, EgressPolicy egress) {

  /// Checks an address given by an API client.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for an address that is not allowed
  void check(Caller caller, String address) {
    if (isKnown(caller, address)) {
      return;
    }
    var uri = uri(address);
    var scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
    if (scheme.equals("file")) {
      throw refused(PrintWords.FOLDER_AT_DESK);
    }
    // an address without a host is a print queue of this computer, or no printer's address at all
    if (uri.getHost() != null && !isAllowed(caller, uri.getHost())) {
      throw refused(PrintWords.PLACE_NOT_ALLOWED);
    }
  }

  private boolean isKnown(Caller caller, String address) {
    return Stream.concat(
            printService.printers().found().stream().map(found -> found.address()),
            printService.printers().of(caller.environment()).stream().map(setup -> setup.address()))
        .anyMatch(address::equals);
  }

  private boolean isAllowed(Caller caller, String host) {
    var literal = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    try {
      return egress.allowsDevice(caller.environment(), InetAddress.ofLiteral(literal));
    } catch (IllegalArgumentException name) {
      return false;
    }
  }

  private static URI uri(String address) {
    try {
      return new URI(address);
    } catch (URISyntaxException e) {
      throw refused(PrintWords.PLACE_NOT_ALLOWED);
    }
  }

  private static ProblemException refused(PrintWords why) {
    return ProblemException.invalid(ProblemCode.INVALID_REQUEST, "address", why.of());
  }
}
