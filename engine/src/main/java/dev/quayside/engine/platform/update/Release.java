package dev.quayside.engine.platform.update;

import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/// One version that was published.
///
/// @param page the release's page with all its packages; https
/// @param downloads package by system, see {@link ThisSystem#label}; https
record Release(
    String version, LocalDate date, List<String> changes, URI page, Map<String, URI> downloads) {

  Release {
    parse(version);
    changes = List.copyOf(changes);
    requireHttps(page);
    downloads = Map.copyOf(downloads);
    downloads.values().forEach(Release::requireHttps);
  }

  /// The version in comparable form: a release is newer than its candidates.
  static ModuleDescriptor.Version parse(String version) {
    return ModuleDescriptor.Version.parse(version);
  }

  ModuleDescriptor.Version number() {
    return parse(version);
  }

  URI download(String system) {
    return downloads.getOrDefault(system, page);
  }

  /// Requires https, since the page is opened by the browser, which opens other things too.
  private static void requireHttps(URI page) {
    if (!"https".equalsIgnoreCase(page.getScheme()) || page.getHost() == null) {
      throw new IllegalArgumentException("a page that is not https");
    }
  }
}
