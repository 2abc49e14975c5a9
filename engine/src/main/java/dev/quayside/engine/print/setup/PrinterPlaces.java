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

/// Where a program may say that a printer is, so that nobody makes this machine write to its own
/// files or call into a network for them (SSRF). People at the desk and on the command line may
/// name any place.
///
/// What discovery has found or is set up already for that environment may be named. Everything else
/// by its address, not by a name that could lead elsewhere tomorrow, where the installation lets
/// devices of its own be.
record PrinterPlaces(PrintService printService, EgressPolicy egress) {

  /// Checks an address that a program gave.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a place it may not name
  void check(Caller caller, String address) {
    if (isKnown(caller, address)) {
      return;
    }
    var uri = uri(address);
    var scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
    if (scheme.equals("file")) {
      throw refused(PrintWords.FOLDER_AT_DESK);
    }
    // without a host it is a queue of this computer, or no address of a printer
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
