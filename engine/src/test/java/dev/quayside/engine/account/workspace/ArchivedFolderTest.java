package dev.quayside.engine.account.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The folder an archived workspace watched is left alone until it comes back.
class ArchivedFolderTest {

  private static final String ORDERS =
      "number,name,street1,city,state,zip\nP-1,Bob Buyer,123 Flatbush Ave,Brooklyn,NY,11217\n";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void isReadAgainWhenItComesBack() throws IOException {
    var options =
        new EngineOptions(
            directory.resolve("data"),
            InstantSource.system(),
            RandomGenerator.getDefault(),
            Duration.ofSeconds(8),
            Duration.ofMillis(20));
    try (var engine = Engine.open(options)) {
      var away = watched(engine, "demo");
      var other = watched(engine, "main");
      archive(engine, true);
      var waiting = Files.writeString(away.resolve("1.csv"), ORDERS);
      // workspaces are looked at in turn: after two files of the other this one had its chance
      for (var name : new String[] {"1.csv", "2.csv"}) {
        var taken = Files.writeString(other.resolve(name), ORDERS);
        await().until(() -> Files.notExists(taken));
      }
      assertThat(waiting).exists();
      archive(engine, false);
      await().until(() -> Files.notExists(waiting));
    }
  }

  private Path watched(Engine engine, String slug) throws IOException {
    var folder = Files.createDirectories(directory.resolve(slug));
    var desk = engine.accounts().workspaces().bySlug(slug).orElseThrow().ownCaller();
    engine.ordering().imports().folderWatch().watch(desk, folder.toString(), true);
    return folder;
  }

  private static void archive(Engine engine, boolean away) {
    var demo = engine.accounts().workspaces().bySlug("demo").orElseThrow().id();
    engine.accounts().workspaceChanges().change(demo, WorkspaceChange.toArchived(away));
  }
}
