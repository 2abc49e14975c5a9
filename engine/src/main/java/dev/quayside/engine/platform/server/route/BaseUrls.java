package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.server.ServerOptions;
import java.net.URI;

/// The URLs of the two listeners, with their real ports.
public record BaseUrls(URI production, URI sandbox) {

  /// The default URLs.
  public static BaseUrls standard() {
    return new BaseUrls(
        URI.create("http://127.0.0.1:" + ServerOptions.PRODUCTION_PORT),
        URI.create("http://127.0.0.1:" + ServerOptions.SANDBOX_PORT));
  }

  public URI of(Environment environment) {
    return switch (environment) {
      case PRODUCTION -> production;
      case SANDBOX -> sandbox;
    };
  }
}
