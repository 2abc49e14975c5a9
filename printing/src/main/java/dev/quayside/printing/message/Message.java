package dev.quayside.printing.message;

import java.util.ArrayList;
import java.util.List;

/// A sentence for the user: its key, and what fills its `{0}`, `{1}`. Made by a {@link MessageKey};
/// the words are in the bundles (see {@link Wording}).
///
/// @param key of the sentence, `order.held`: the bundle and the key in it
public record Message(String key, List<Argument> arguments) {

  /// What fills a placeholder of a message.
  public sealed interface Argument {}

  /// A name, an address, a number, an amount of money.
  public record Text(String text) implements Argument {}

  /// A field of a request by its JSON path, `to.zip`; a {@link Wording} knows what the user calls
  /// it.
  public record Field(String path) implements Argument {}

  /// Another message.
  public record Of(Message message) implements Argument {}

  public Message {
    arguments = List.copyOf(arguments);
  }

  /// @param arguments messages, keys of messages without arguments, or values written as they are
  static Message of(MessageKey key, Object... arguments) {
    var said = new Argument[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      said[i] = argument(arguments[i]);
    }
    return new Message(key.key(), List.of(said));
  }

  /// A message of words that are not Quayside's, such as a carrier's or the operating system's.
  public static Message said(String words) {
    return Why.SAID.of(SaidWords.of(words));
  }

  /// Joins messages into one, in this order.
  ///
  /// @param all at least one
  public static Message several(List<Message> all) {
    return all.stream().reduce(Why.BOTH::of).orElseThrow();
  }

  public boolean is(MessageKey other) {
    return key.equals(other.key());
  }

  /// The sentence in English, for other programs and the command line.
  public String sentence() {
    return in(Wording.ENGLISH);
  }

  /// The sentence in the words of a language.
  public String in(Wording wording) {
    var pattern = wording.pattern(key);
    if (arguments.isEmpty()) {
      return pattern;
    }
    var words = new ArrayList<String>(arguments.size());
    for (var argument : arguments) {
      words.add(words(argument, wording));
    }
    return Holes.fill(pattern, words);
  }

  /// The English sentence, for logs and failing tests.
  @Override
  public String toString() {
    return sentence();
  }

  private static String words(Argument argument, Wording wording) {
    return switch (argument) {
      case Text(var text) -> wording.value(text);
      case Field(var path) -> wording.field(path);
      case Of(var message) -> message.in(wording);
    };
  }

  private static Argument argument(Object argument) {
    return switch (argument) {
      case Argument ready -> ready;
      case Message message -> new Of(message);
      case MessageKey key -> new Of(of(key));
      default -> new Text(argument.toString());
    };
  }
}
