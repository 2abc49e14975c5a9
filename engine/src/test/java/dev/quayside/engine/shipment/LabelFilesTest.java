package dev.quayside.engine.shipment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.quayside.engine.PaperDesk;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A carrier's own label is its workspace's alone.
class LabelFilesTest {

  private static final byte[] FILE = "^XA^FDlabel^FS^XZ".getBytes(StandardCharsets.US_ASCII);
  private static final WorkspaceId OTHER = new WorkspaceId("ws_other");

  @TempDir Path directory;

  @Test
  void noOtherWorkspaceFindsKeepsOrRemovesIt() {
    WorkspaceId own;
    String id;
    try (var desk = PaperDesk.open(directory)) {
      own = desk.caller().workspace();
      desk.carrier().draws(FILE);
      var purchase = desk.engine().dispatch().purchase();
      id = purchase.buy(desk.caller(), PaperDesk.order(), Receipt.none()).id();
    }
    var store = new LabelFileStore();
    try (var database = Database.open(directory.resolve("data/quayside.db"))) {
      assertThat(LabelFiles.of(database).find(OTHER, id)).isEmpty();
      assertThatIllegalStateException()
          .isThrownBy(() -> database.write(tx -> keep(store, tx, id)))
          .withMessageContaining(id);
      assertThat(database.<Boolean>write(tx -> store.remove(tx, OTHER, id))).isFalse();
      assertThat(LabelFiles.of(database).find(own, id)).contains(FILE);
      assertThat(database.<Boolean>write(tx -> store.remove(tx, own, id))).isTrue();
      assertThat(LabelFiles.of(database).find(own, id)).isEmpty();
    }
  }

  private static boolean keep(LabelFileStore store, Tx tx, String id) {
    store.keep(tx, OTHER, id, FILE);
    return true;
  }
}
