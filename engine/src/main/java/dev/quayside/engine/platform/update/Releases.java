package dev.quayside.engine.platform.update;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What was published so far.
///
/// @param serial grows with every list that is signed, so that an older one is known as such
record Releases(long serial, List<Release> releases) {

  Releases {
    releases = List.copyOf(releases);
  }

  /// What somebody with `version` does not have yet.
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
