package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Environment;
import java.net.URI;

/// The listener of an environment, for links in its answers.
///
/// @param base its URL
public record Site(Environment environment, URI base) {

  public static Site of(Environment environment, BaseUrls urls) {
    return new Site(environment, urls.of(environment));
  }
}
