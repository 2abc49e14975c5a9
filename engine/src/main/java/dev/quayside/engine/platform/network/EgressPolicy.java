package dev.quayside.engine.platform.network;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.printing.message.MessageKey;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// Decides which addresses a webhook or a mail server may be at, so that nobody makes this machine
/// call into its own network for them (SSRF).
///
/// Production reaches the public internet and what the installation's owner allows. The sandbox
/// reaches the developer's own machine and network as well.
///
/// @param allowed ranges production may reach although they are reserved
public record EgressPolicy(List<Net> allowed) {

  public EgressPolicy {
    allowed = List.copyOf(allowed);
  }

  /// @param allowed as {@link Net#parse} reads them
  ///
  /// @throws ProblemException `INVALID_REQUEST` for what is no range
  public static EgressPolicy allowing(List<String> allowed) {
    return new EgressPolicy(allowed.stream().map(EgressPolicy::range).toList());
  }

  private static Net range(String text) {
    try {
      return Net.parse(text);
    } catch (IllegalArgumentException e) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, PlatformWords.NO_RANGE, text);
    }
  }

  /// Where `address` is, with its article, when it may not be reached; empty when it may.
  public Optional<MessageKey> refused(Environment environment, InetAddress address) {
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
        .map(ReservedNet::name);
  }

  /// Whether a device of this installation's own, such as a printer, may be at `address` on a
  /// program's word: where the owner allows it; in the sandbox on the developer's own machine and
  /// network as well. Never in the public internet that nobody allowed.
  public boolean allowsDevice(Environment environment, InetAddress address) {
    return allowed.stream().anyMatch(net -> net.contains(address))
        || (environment == Environment.SANDBOX
            && ReservedNet.of(address).filter(reserved -> !reserved.nobodys()).isPresent());
  }
}
