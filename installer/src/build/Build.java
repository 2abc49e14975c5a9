import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/// The folders and the version of one packaging run.
///
/// @param installer folder of this module
/// @param target folder for everything that is made
/// @param version version of the pom, such as `1.2.3`
/// @param timestamp modification time of every newly written file
record Build(Path installer, Path target, String version, Instant timestamp) {

  Build {
    if (!version.matches("\\d+\\.\\d+\\.\\d+")) {
      throw new Missing("a package needs a version of three numbers such as 1.2.3, not " + version);
    }
  }

  Path source(String name) {
    return installer.resolve("src").resolve(name);
  }

  Path project(String name) {
    return installer.resolve("..").resolve(name).normalize();
  }

  Path work(String name) {
    return target.resolve("work").resolve(name);
  }

  Path icons() {
    return work("icons");
  }

  Path dist(String name) throws IOException {
    return Files.createDirectories(target.resolve("dist")).resolve(name);
  }

  long epochSecond() {
    return timestamp.getEpochSecond();
  }
}
