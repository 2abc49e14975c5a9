package dev.quayside.engine.server;

import dev.quayside.engine.identity.Environment;
import java.net.URI;

/// Where the two listeners answer, with the ports they really have.
public record BaseUrls(URI production, URI sandbox) {

  public URI of(Environment environment) {
    return switch (environment) {
      case PRODUCTION -> production;
      case SANDBOX -> sandbox;
    };
  }
}
