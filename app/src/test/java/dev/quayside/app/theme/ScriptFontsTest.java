package dev.quayside.app.theme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptFontsTest {

  @Test
  void onlyWhatTheSystemLacksIsKept(@TempDir Path folder) throws Exception {
    var faces = ScriptFonts.keep(folder, Set.of("ja", "ko", "zh-cn", "ar")::contains);
    assertThat(faces)
        .extracting(face -> face.getFileName().toString())
        .containsExactly("NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf");
    assertThat(faces).allSatisfy(face -> assertThat(Files.size(face)).isPositive());
  }

  /// It is asked before the engine makes the data directory.
  @Test
  void aDataDirectoryThatIsMadeForThemIsClosedToOthers(@TempDir Path folder) throws Exception {
    var data = folder.resolve("data");
    ScriptFonts.keep(data.resolve("fonts"), _ -> false);
    assertThat(OwnerOnly.isOpenToOthers(data)).isFalse();
    assertThat(DataDirectory.at(data).fault()).isEmpty();
  }

  @Test
  void aSystemThatHasThemAllIsLeftAlone(@TempDir Path folder) throws Exception {
    assertThat(ScriptFonts.keep(folder.resolve("fonts"), _ -> true)).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }
}
