package dev.quayside.engine.platform.update;

import dev.quayside.engine.platform.network.Loopback;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// The address of the list of releases, and the key that must have signed it.
public record ReleaseSource(URI address, ReleaseKey key) {

  private static final String RESOURCE = "releases.properties";

  /// Given as an address, it turns the check off.
  private static final String OFF = "off";

  /// The source built into this program, or another.
  ///
  /// @param address replaces the built-in one; `off` for none; null to keep it
  /// @param key replaces the built-in one, as `openssl pkey -pubout` writes it; null to keep it
  /// @return empty when there is no address or no key
  /// @throws IllegalArgumentException for an address that is neither https nor on this machine, or
  ///   a text that is not a key; the message is the end of a sentence
  public static Optional<ReleaseSource> of(@Nullable String address, @Nullable String key) {
    var own = own();
    var where = (address == null ? own.getProperty("address", "") : address).strip();
    var whose = (key == null ? own.getProperty("key", "") : key).strip();
    return where.isEmpty() || whose.isEmpty() || where.equalsIgnoreCase(OFF)
        ? Optional.empty()
        : Optional.of(new ReleaseSource(checked(URI.create(where)), ReleaseKey.parse(whose)));
  }

  private static URI checked(URI address) {
    boolean secure = "https".equalsIgnoreCase(address.getScheme());
    boolean here = "http".equalsIgnoreCase(address.getScheme());
    var host = address.getHost();
    if (host == null || !(secure || here && Loopback.is(host))) {
      throw new IllegalArgumentException("the address has to begin with https://");
    }
    return address;
  }

  private static Properties own() {
    var own = new Properties();
    try (var file = ReleaseSource.class.getResourceAsStream(RESOURCE)) {
      if (file != null) {
        own.load(new InputStreamReader(file, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return own;
  }
}
