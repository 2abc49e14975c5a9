package dev.quayside.engine.platform.update;

import java.net.URI;
import java.time.LocalDate;
import java.util.List;

/// Tells that a newer version is available.
///
/// @param version the newest one
/// @param date of its release
/// @param changes of all versions since the one that runs, the newest first
/// @param download the address to open in a browser: this system's package, or the page of all
public record News(String version, LocalDate date, List<String> changes, URI download) {

  public News {
    changes = List.copyOf(changes);
  }
}
