package dev.quayside.printing.message;

import java.util.ArrayList;
import java.util.List;

/// Something to be said to a person: which sentence, and what stands in its `{0}`, `{1}`. Made by a
/// {@link MessageKey}; the words are in the bundles (see {@link Wording}).
///
/// @param key of the sentence, `order.held`: its bundle and its key there
public record Message(String key, List<Argument> arguments) {

  /// What stands in a message.
  public sealed interface Argument {}

  /// A name, an address, a number: the same in every language.
  public record Text(String text) implements Argument {}

  /// A field of a request by its JSON path, `to.zip`: people know it by another name.
  public record Field(String path) implements Argument {}

  /// A message of its own.
  public record Of(Message message) implements Argument {}

  public Message {
    arguments = List.copyOf(arguments);
  }

  /// @param arguments messages, keys of messages without arguments, or what is written as it is
  static Message of(MessageKey key, Object... arguments) {
    var said = new Argument[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      said[i] = argument(arguments[i]);
    }
    return new Message(key.key(), List.of(said));
  }

  /// Words that are no message of ours, such as a carrier's or the operating system's.
  public static Message said(String words) {
    return Why.SAID.of(words);
  }

  /// One after the other.
  ///
  /// @param all at least one
  public static Message several(List<Message> all) {
    return all.stream().reduce(Why.BOTH::of).orElseThrow();
  }

  public boolean is(MessageKey other) {
    return key.equals(other.key());
  }

  /// In English, for other programs and the command line.
  public String sentence() {
    return in(Wording.ENGLISH);
  }

  /// In the words of a language.
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

  /// As {@link #sentence}, for logs and failing tests.
  @Override
  public String toString() {
    return sentence();
  }

  private static String words(Argument argument, Wording wording) {
    return switch (argument) {
      case Text(var text) -> text;
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
