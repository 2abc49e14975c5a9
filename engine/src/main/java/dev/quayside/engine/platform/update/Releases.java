package dev.quayside.engine.platform.update;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The releases published so far.
///
/// @param serial grows with every signed list, so that an older list is recognised
record Releases(long serial, List<Release> releases) {

  Releases {
    releases = List.copyOf(releases);
  }

  /// The news for an installation of `version`; empty when it is the newest.
  Optional<News> newerThan(String version, String system) {
    var mine = Release.parse(version);
    var newer =
        releases.stream()
            .filter(release -> release.number().compareTo(mine) > 0)
            .sorted(Comparator.comparing(Release::number).reversed())
            .toList();
    return newer.stream()
        .findFirst()
        .map(
            newest ->
                new News(
                    newest.version(),
                    newest.date(),
                    newer.stream().flatMap(release -> release.changes().stream()).toList(),
                    newest.download(system)));
  }
}
