package dev.quayside.engine.customer.email.smtp;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.GuardedSockets;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A mail server's name may have another address when it is connected to than when it was checked.
class MailSocketsTest {

  @ParameterizedTest
  @CsvSource({"SANDBOX, 169.254.169.254", "PRODUCTION, 127.0.0.1", "PRODUCTION, 10.0.0.7"})
  void theAddressOfTheConnectionIsTheOneThatIsChecked(Environment environment, String address)
      throws IOException {
    var to = new InetSocketAddress(InetAddress.ofLiteral(address), 25);
    try (var sockets = new MailSockets(EgressPolicy.allowing(List.of()), environment);
        var socket = sockets.createSocket()) {
      assertThatThrownBy(() -> socket.connect(to, 1))
          .isInstanceOf(GuardedSockets.RefusedException.class);
      assertThatThrownBy(() -> socket.connect(to))
          .isInstanceOf(GuardedSockets.RefusedException.class);
    }
  }
}
