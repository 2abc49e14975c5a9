package dev.quayside.engine.platform.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoopbackTest {

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]"})
  void thisMachine(String host) {
    assertThat(Loopback.is(host)).isTrue();
  }

  /// A name may be anywhere, whatever it begins with.
  @ParameterizedTest
  @ValueSource(strings = {"127.evil.test", "localhost.evil.test", "10.0.0.1", "[2001:db8::1]", ""})
  void anywhereElse(String host) {
    assertThat(Loopback.is(host)).isFalse();
  }
}
