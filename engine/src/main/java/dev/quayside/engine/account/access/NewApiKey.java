package dev.quayside.engine.account.access;

/// A key just made.
///
/// @param secret the key itself: shown this once
public record NewApiKey(ApiKey key, String secret) {

  /// Without the secret, so that it cannot slip into a log line.
  @Override
  public String toString() {
    return "NewApiKey[" + key.id() + "]";
  }
}
