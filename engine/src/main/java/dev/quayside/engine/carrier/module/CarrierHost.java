package dev.quayside.engine.carrier.module;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where one carrier answers: at its own address, or at the one of `--carrier-endpoint`, which
/// takes the place of all its hosts. Paths stay as they are in production.
///
/// @param own the carrier's, with the path that all its paths begin with
/// @param all its hosts
/// @param instead http or https, with an optional path in front of the carrier's; null for its own
public record CarrierHost(URI own, List<URI> all, @Nullable URI instead) {

  public CarrierHost {
    all = List.copyOf(all);
  }

  public static CarrierHost of(CarrierModule carrier, Endpoint endpoint, @Nullable URI instead) {
    return new CarrierHost(carrier.host(endpoint), carrier.hosts(), instead);
  }

  /// Where a path of the carrier is.
  ///
  /// @param path and query, beginning with a slash
  public URI at(String path) {
    return replaced(URI.create(trimmed(own.toString()) + path));
  }

  /// A url of the carrier's as it is to be called, another host of its than this one's too.
  public URI replaced(URI url) {
    if (instead == null) {
      return url;
    }
    var query = url.getRawQuery();
    return URI.create(
        trimmed(instead.toString()) + url.getRawPath() + (query == null ? "" : "?" + query));
  }

  /// A link of an answer as it is to be called, when it leads to this carrier; credentials go
  /// there, and to nobody else.
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
