package dev.quayside.engine.platform.network;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.printing.message.MessageKey;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// Decides which addresses webhooks and mail servers may have, so that a caller cannot make this
/// machine call into its own network (SSRF).
///
/// Production reaches the public internet and what the installation's owner allows. The sandbox
/// also reaches the developer's own machine and network.
///
/// @param allowed reserved ranges that production may reach nevertheless
public record EgressPolicy(List<Net> allowed) {

  public EgressPolicy {
    allowed = List.copyOf(allowed);
  }

  /// @param allowed as {@link Net#parse} reads them
  /// @throws ProblemException `INVALID_REQUEST` when one is not a range
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

  /// The kind of network `address` is in, with its article, when it may not be reached; empty when
  /// it may.
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

  /// Whether a program may name `address` as a device of this installation, such as a printer:
  /// where the owner allows it, and in the sandbox also on the developer's own machine and network.
  /// An address in the public internet must be allowed by the owner.
  public boolean allowsDevice(Environment environment, InetAddress address) {
    return allowed.stream().anyMatch(net -> net.contains(address))
        || (environment == Environment.SANDBOX
            && ReservedNet.of(address).filter(reserved -> !reserved.nobodys()).isPresent());
  }
}
