package dev.quayside.engine.platform.update;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whom the window may ask.
class ReleaseSourceTest {

  private static final String KEY =
      Base64.getEncoder().encodeToString(ReleaseServer.keys().getPublic().getEncoded());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.org/releases.json",
        "http://127.0.0.1:8080/releases.json",
        "http://localhost/releases.json",
        " https://example.org/releases.json "
      })
  void whatIsSecureOrHereIsAsked(String address) {
    assertThat(ReleaseSource.of(address, KEY).orElseThrow().address()).hasToString(address.strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://example.org/releases.json",
        "http://127.evil.example/releases.json",
        "ftp://example.org/releases.json",
        "file:///releases.json",
        "releases.json",
        "https:///releases.json",
        "not an address"
      })
  void whatAnybodyOnTheWayCouldChangeIsNot(String address) {
    assertThatThrownBy(() -> ReleaseSource.of(address, KEY))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void offIsNobody() {
    assertThat(ReleaseSource.of("off", KEY)).isEmpty();
    assertThat(ReleaseSource.of("https://example.org/releases.json", "")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"AAAA", "?", "MCowBQYDK2VuAyEA"})
  void whatIsNoKeyIsSaid(String key) {
    assertThatThrownBy(() -> ReleaseSource.of("https://example.org/releases.json", key))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatTheBuildKnowsCanBeRead() {
    assertThatCode(() -> ReleaseSource.of(null, null)).doesNotThrowAnyException();
  }
}
