package dev.quayside.engine.account.access;

/// A newly made key.
///
/// @param secret the key itself; this is the only time it is shown
public record NewApiKey(ApiKey key, String secret) {

  /// Leaves the secret out, so that it cannot get into a log line.
  @Override
  public String toString() {
    return "NewApiKey[" + key.id() + "]";
  }
}
