package dev.quayside.engine.store;

/// The database itself failed: disk full, file gone, closed. Never a business refusal.
public final class StoreException extends RuntimeException {
  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }

  public StoreException(String message) {
    super(message);
  }
}
