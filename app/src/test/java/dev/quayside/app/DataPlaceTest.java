package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataPlaceTest {

  private static final Map<String, String> LINUX = Map.of("os.name", "Linux", "user.home", "/h");

  @Test
  void whatIsAskedForWins() {
    var place = place(Map.of("QUAYSIDE_DATA", "/elsewhere"), LINUX);
    assertThat(place.resolve(Path.of("/asked"))).isEqualTo(Path.of("/asked"));
    assertThat(place.resolve(null)).isEqualTo(Path.of("/elsewhere"));
  }

  @Test
  void linuxKeepsItInTheSharedDataFolder() {
    assertThat(place(Map.of(), LINUX).resolve(null)).isEqualTo(Path.of("/h/.local/share/quayside"));
    assertThat(place(Map.of("XDG_DATA_HOME", "/x"), LINUX).resolve(null))
        .isEqualTo(Path.of("/x/quayside"));
  }

  @Test
  void macAndWindowsKeepItWhereTheirProgramsDo() {
    assertThat(place(Map.of(), Map.of("os.name", "Mac OS X", "user.home", "/h")).resolve(null))
        .isEqualTo(Path.of("/h/Library/Application Support/Quayside"));
    assertThat(
            place(
                    Map.of("LOCALAPPDATA", "/local"),
                    Map.of("os.name", "Windows 11", "user.home", "/h"))
                .resolve(null))
        .isEqualTo(Path.of("/local/Quayside"));
  }

  /// Java asks the list of users; everybody else asks the environment.
  @Test
  void theEnvironmentSaysWhereAPersonIsAtHome() {
    assertThat(place(Map.of("HOME", "/of/mine"), LINUX).downloads()).isEqualTo(Path.of("/of/mine"));
    assertThat(place(Map.of("HOME", "/of/mine"), LINUX).resolve(null))
        .isEqualTo(Path.of("/of/mine/.local/share/quayside"));
    assertThat(place(Map.of(), LINUX).home()).isEqualTo(Path.of("/h"));
  }

  /// The window opens all the same.
  @Test
  void anAddressOfUpdatesThatCannotBeUsedIsNone() {
    assertThat(place(Map.of("QUAYSIDE_UPDATES", "off"), LINUX).releases()).isEmpty();
    assertThat(place(Map.of("QUAYSIDE_UPDATES_KEY", "/there/is/none"), LINUX).releases()).isEmpty();
    assertThat(place(Map.of("QUAYSIDE_UPDATES", "http://x.example/"), LINUX).releases()).isEmpty();
  }

  private static DataPlace place(Map<String, String> environment, Map<String, String> properties) {
    return new DataPlace(environment, properties::get);
  }
}
