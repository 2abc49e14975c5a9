package dev.quayside.printing.message;

/// The key of a sentence: a constant of an enum. Its words are the line of its name in the bundle,
/// in kebab-case: `order.properties` has `hold-first` for `OrderMessages.HOLD_FIRST`.
public interface MessageKey {

  String name();

  /// The file with its words, `order` for `order.properties`.
  String bundle();

  /// The key as it is stored and looked up: `order.hold-first`.
  default String key() {
    return Keys.text(this);
  }

  /// Makes the message.
  ///
  /// @param arguments for `{0}`, `{1}`: messages, keys of messages without arguments, or values
  ///   written as they are
  default Message of(Object... arguments) {
    return Message.of(this, arguments);
  }
}
