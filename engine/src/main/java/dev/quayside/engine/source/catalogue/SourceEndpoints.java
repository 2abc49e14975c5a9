package dev.quayside.engine.source.catalogue;

import dev.quayside.engine.carrier.catalogue.CarrierEndpoints;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Other addresses for shops of kinds with fixed hosts, as an administrator writes them:
/// `shopify=URL`.
public final class SourceEndpoints {

  /// Kinds whose hosts are fixed, those that are still to come too: a start script that names one
  /// works with every version.
  private static final Set<String> FIXED =
      Set.of("shopify", "ebay", "amazon", "etsy", "bigcommerce");

  private SourceEndpoints() {}

  /// Reads them.
  ///
  /// @param endpoints plain http on this machine only, else https
  /// @return by kind
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` saying which one
  ///   cannot be
  public static Map<String, URI> read(List<String> endpoints) {
    return CarrierEndpoints.read(endpoints, "source", FIXED::contains);
  }
}
