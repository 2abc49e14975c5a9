package dev.quayside.engine.platform.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// Several desks, sections 1 and 5: a server older than PostgreSQL 14 is refused by its version.
class OldServerTest {

  @Test
  void aServerThatIsTooOldIsNamedWithItsVersion() throws IOException {
    try (var server = new OldServer()) {
      var found = PostgresDatabase.look(server.address(), _ -> false);
      assertThat(found.fault()).isEqualTo(PostgresFault.TOO_OLD);
      assertThat(PostgresFault.TOO_OLD.code()).isEqualTo("DATABASE_TOO_OLD");
      assertThatThrownBy(() -> PostgresDatabase.open(server.address(), _ -> {}))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("13.14")
          .hasMessageContaining("14");
    }
  }
}
