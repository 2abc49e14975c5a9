package dev.quayside.engine.carrier.module;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The address of one carrier's API: its own, or the one given with `--carrier-endpoint`, which
/// replaces all its hosts. Paths stay as in production.
///
/// @param own the carrier's address, with the path that all its paths begin with
/// @param all every host of the carrier
/// @param instead http or https, with an optional path in front of the carrier's; null to use its
///   own
public record CarrierHost(URI own, List<URI> all, @Nullable URI instead) {

  public CarrierHost {
    all = List.copyOf(all);
  }

  public static CarrierHost of(CarrierModule carrier, Endpoint endpoint, @Nullable URI instead) {
    return new CarrierHost(carrier.host(endpoint), carrier.hosts(), instead);
  }

  /// The URL of one of the carrier's paths.
  ///
  /// @param path with its query, beginning with a slash
  public URI at(String path) {
    return replaced(URI.create(trimmed(own.toString()) + path));
  }

  /// The URL to call in place of one of the carrier's, on whichever of its hosts.
  public URI replaced(URI url) {
    if (instead == null) {
      return url;
    }
    var query = url.getRawQuery();
    return URI.create(
        trimmed(instead.toString()) + url.getRawPath() + (query == null ? "" : "?" + query));
  }

  /// The URL to call for a link in an answer; empty when the link does not lead to this carrier,
  /// and so must not get its credentials.
  public Optional<URI> here(URI link) {
    if (instead != null && isAt(link, instead)) {
      return Optional.of(link);
    }
    boolean itsOwn =
        isAt(link, own) || (instead != null && all.stream().anyMatch(host -> isAt(link, host)));
    return itsOwn ? Optional.of(replaced(link)) : Optional.empty();
  }

  private static boolean isAt(URI link, URI host) {
    return host.getScheme().equalsIgnoreCase(link.getScheme())
        && host.getAuthority().equalsIgnoreCase(link.getAuthority());
  }

  private static String trimmed(String url) {
    return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
  }
}
