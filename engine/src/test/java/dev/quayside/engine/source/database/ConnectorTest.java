package dev.quayside.engine.source.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.contract.sources.database.DatabaseTest;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.HostNames;
import dev.quayside.engine.source.doubles.database.Erp;
import dev.quayside.engine.source.doubles.database.FirebirdServer;
import dev.quayside.engine.source.doubles.database.MariadbServer;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourcePlaces;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A name server may answer one address when a host is checked and another one when it is connected
/// to (DNS rebinding). The machine knows no address of `erp.invalid` at all, so that a driver which
/// looks it up for itself reaches nothing.
class ConnectorTest {

  private static final String NAME = "erp.invalid";
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final InetAddress METADATA = InetAddress.ofLiteral("169.254.169.254");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  static Stream<Erp> servers() {
    return Stream.of(DatabaseTest.postgres(), MariadbServer.erp(), FirebirdServer.erp());
  }

  @ParameterizedTest
  @MethodSource("servers")
  void theAddressThatWasCheckedIsConnectedToAndNoOther(Erp erp) throws Exception {
    var connector = connector(erp, List.of(HERE), List.of(METADATA), List.of(HERE, METADATA));
    try (var connection = connector.open(false)) {
      assertThat(connection.isValid(5)).isTrue();
    }
    for (int more = 0; more < 2; more++) {
      assertThatThrownBy(() -> connector.open(false).close())
          .isInstanceOfSatisfying(
              ShopException.class, refused -> assertThat(refused.said().sentence()).contains(NAME));
    }
  }

  /// Also when it goes there only to be refused.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlserver://erp.invalid:PORT;databaseName=x",
        "jdbc:postgresql://erp.invalid:PORT/x?sslmode=verify-full",
        "jdbc:mariadb://erp.invalid:PORT/x?sslMode=verify-full",
        "jdbc:firebirdsql://erp.invalid:PORT/x",
      })
  void everyDriverComesToTheDoor(String url) throws Exception {
    try (var door = new ServerSocket(0, 5, HERE)) {
      var comes =
          CompletableFuture.supplyAsync(
              () -> {
                try (var caller = door.accept()) {
                  return caller.getInetAddress();
                } catch (java.io.IOException none) {
                  throw new java.io.UncheckedIOException(none);
                }
              });
      var asked =
          new Erp(url.replace("PORT", Integer.toString(door.getLocalPort())), "", "erp", "x");
      assertThatThrownBy(() -> connector(asked, List.of(HERE)).open(false).close())
          .isInstanceOf(SQLException.class);
      assertThat(comes.get(30, TimeUnit.SECONDS)).isEqualTo(HERE);
    }
  }

  @Test
  void socketsGoNowhereWithoutAnAddress() {
    try (var socket = new PinnedSockets().createSocket()) {
      assertThatThrownBy(() -> socket.connect(new java.net.InetSocketAddress(HERE, 1)))
          .hasMessageContaining("no address");
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @SafeVarargs
  private Connector connector(Erp erp, List<InetAddress>... answers) throws Exception {
    var left = new ArrayDeque<>(List.of(answers));
    HostNames names =
        host -> {
          assertThat(host).isEqualTo(NAME);
          return left.removeFirst();
        };
    var places =
        new SourcePlaces(data, data, EgressPolicy.allowing(List.of()), names, _ -> ZoneOffset.UTC);
    var url = DatabaseUrl.parse(erp.url().replace("localhost", NAME));
    return new Connector("ERP", url, erp.user(), erp.password(), places);
  }
}
