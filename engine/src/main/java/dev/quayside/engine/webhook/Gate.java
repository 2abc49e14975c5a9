package dev.quayside.engine.webhook;

import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.network.Net;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// Decides which addresses a webhook may reach, so that nobody makes this machine call into its own
/// network for them (SSRF).
///
/// Production reaches the public internet and what the installation's owner allows. The sandbox
/// reaches the developer's own machine and network as well.
///
/// @param allowed ranges production may reach although they are reserved
record Gate(List<Net> allowed) {

  Gate {
    allowed = List.copyOf(allowed);
  }

  /// @param allowed as {@link Net#parse} reads them
  ///
  /// @throws ProblemException `INVALID_REQUEST` for what is no range
  static Gate allowing(List<String> allowed) {
    return new Gate(allowed.stream().map(Gate::range).toList());
  }

  private static Net range(String text) {
    try {
      return Net.parse(text);
    } catch (IllegalArgumentException e) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST,
          "'" + text + "' is no address and no range such as 10.1.0.0/16");
    }
  }

  /// Why `address` may not be reached, as the end of a sentence; empty when it may.
  Optional<String> refusal(Environment environment, InetAddress address) {
    if (allowed.stream().anyMatch(net -> net.contains(address))) {
      return Optional.empty();
    }
    return ReservedNet.of(address)
        .filter(
            reserved ->
                switch (environment) {
                  case PRODUCTION -> true;
                  case SANDBOX -> reserved.nobodys();
                })
        .map(reserved -> "the host is at " + reserved.name() + ", where webhooks may not go");
  }
}
