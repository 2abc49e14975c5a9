package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.server.ServerOptions;
import java.net.URI;

/// Where the two listeners answer, with the ports they really have.
public record BaseUrls(URI production, URI sandbox) {

  /// Where they answer unless told otherwise.
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
