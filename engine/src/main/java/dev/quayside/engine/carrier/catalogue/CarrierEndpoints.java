package dev.quayside.engine.carrier.catalogue;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.network.Loopback;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// Addresses that replace all hosts of a carrier, given as `ups=URL`.
public final class CarrierEndpoints {

  private CarrierEndpoints() {}

  /// Reads the addresses.
  ///
  /// @param endpoints plain http on this machine only, else https; a path goes in front of the
  ///   carrier's own
  /// @return the addresses by carrier code
  /// @throws ProblemException `INVALID_REQUEST` naming the one that cannot be used
  public static Map<String, URI> read(List<String> endpoints) {
    return read(endpoints, "carrier", code -> CarrierModules.of(code).isPresent());
  }

  /// As {@link #read(List)}, of others whose hosts can be replaced.
  ///
  /// @param what they are: `source`
  /// @param known whether a code is one of them
  public static Map<String, URI> read(
      List<String> endpoints, String what, Predicate<String> known) {
    var read = new HashMap<String, URI>();
    for (var endpoint : endpoints) {
      int equals = endpoint.indexOf('=');
      var code = endpoint.substring(0, Math.max(equals, 0)).strip();
      if (!known.test(code)) {
        throw wrong(what, endpoint, "does not begin with a code, such as ups= or shopify=");
      }
      read.put(code, url(what, endpoint, endpoint.substring(equals + 1).strip()));
    }
    return read;
  }

  private static URI url(String what, String endpoint, String text) {
    URI url;
    try {
      url = URI.create(text);
    } catch (IllegalArgumentException unreadable) {
      throw wrong(what, endpoint, "is no URL");
    }
    if (url.getHost() == null || url.getRawQuery() != null || url.getRawUserInfo() != null) {
      throw wrong(what, endpoint, "must be a URL with a host, and without a query or a password");
    }
    if (!"https".equals(url.getScheme())
        && !("http".equals(url.getScheme()) && Loopback.is(url.getHost()))) {
      throw wrong(what, endpoint, "must be https, or http on this machine");
    }
    return url;
  }

  private static ProblemException wrong(String what, String endpoint, String why) {
    return ProblemException.refused(
        ProblemCode.INVALID_REQUEST, "the " + what + " endpoint " + endpoint + " " + why);
  }
}
