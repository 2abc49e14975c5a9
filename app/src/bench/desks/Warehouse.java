import dev.quayside.printing.printer.practice.PracticePrinter;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A warehouse of three packing stations with their screens, one label printer and one PostgreSQL
/// (fsync on).
final class Warehouse implements AutoCloseable {

  private static final Duration A_LABEL = Duration.ofMillis(150);
  private static final int MEMORY = 500;

  private final Path folder;
  private final EmbeddedPostgres server;
  private final PracticePrinter printer;
  private final Map<String, Desk> desks = new LinkedHashMap<>();
  private final List<String> options;
  private int pages;

  Warehouse(Path folder, List<Desk.Place> places) throws Exception {
    this.folder = folder;
    Files.createDirectories(folder.resolve("pictures"));
    server = EmbeddedPostgres.builder().setServerConfig("fsync", "on").start();
    printer = new PracticePrinter(A_LABEL, MEMORY);
    var secret = folder.resolve("passphrase");
    Files.writeString(secret, "three desks and one harbour\n");
    options =
        List.of(
            "--database",
            "jdbc:postgresql://localhost:" + server.getPort() + "/postgres?user=postgres",
            "--secret-file",
            secret.toString());
    for (var place : places) {
      desks.put(place.name(), new Desk(place, folder.resolve(place.name()), options));
    }
  }

  /// What names the database to each program.
  List<String> options() {
    return options;
  }

  PracticePrinter printer() {
    return printer;
  }

  List<Desk> desks() {
    return List.copyOf(desks.values());
  }

  Desk desk(String name) {
    return desks.get(name);
  }

  /// All screens as they are, beside each other in time.
  void picture(String step) throws IOException {
    pages++;
    for (var desk : desks.values()) {
      desk.picture(
          folder.resolve("pictures").resolve("%02d-%s-%s.png".formatted(pages, step, desk.name())));
    }
  }

  @Override
  public void close() throws Exception {
    for (var desk : desks.values()) {
      desk.close();
    }
    printer.close();
    server.close();
  }
}
