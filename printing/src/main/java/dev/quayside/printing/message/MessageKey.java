package dev.quayside.printing.message;

/// What can be said: a constant of an enum. Its words are the line of its name in the bundle, in
/// kebab-case: `order.properties` has `hold-first` for `OrderMessages.HOLD_FIRST`.
public interface MessageKey {

  String name();

  /// The file with its words, `order` for `order.properties`.
  String bundle();

  /// As it is kept and looked up: `order.hold-first`.
  default String key() {
    return Keys.text(this);
  }

  /// Says it.
  ///
  /// @param arguments what `{0}`, `{1}` stand for: messages, keys of messages without arguments, or
  ///   what is written as it is
  default Message of(Object... arguments) {
    return Message.of(this, arguments);
  }
}
