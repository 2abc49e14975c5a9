package dev.quayside.app.habit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HabitsTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final Habits habits = new Habits(all -> Habits.write(all, data));

  @Test
  void whatWasSetIsFoundAgain() {
    habits.set("orders-table.filters", "tab=SHIPPED&words=%C5%81\ntab=HELD");
    var next = Habits.none();
    next.recall(Habits.read(data));
    assertThat(next.get("orders-table.filters")).isEqualTo("tab=SHIPPED&words=%C5%81\ntab=HELD");
  }

  @Test
  void whatWasTakenBackIsGone() {
    habits.set("orders-table.columns", "weight=false");
    habits.set("orders-table.columns", "");
    assertThat(Habits.read(data)).isEmpty();
    assertThat(habits.get("orders-table.columns")).isEmpty();
  }

  @Test
  void aFileNobodyCanReadIsForgotten() throws Exception {
    Files.write(data.resolve("lists.properties"), new byte[] {(byte) 0xff, '\\', 'u', '0'});
    assertThat(Habits.read(data)).isEmpty();
  }
}
