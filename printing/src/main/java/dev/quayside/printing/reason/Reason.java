package dev.quayside.printing.reason;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Why a label waits, failed or is asked about.
///
/// @param arguments what `{0}`, `{1}` stand for
public record Reason(Why why, List<Part> arguments) {

  /// What stands in a reason.
  public sealed interface Part {}

  /// A name, an address, a number: the same in every language.
  public record Name(String text) implements Part {}

  /// A reason of its own.
  public record Of(Reason reason) implements Part {}

  public Reason {
    arguments = List.copyOf(arguments);
  }

  /// @param arguments reasons, or what is written as it is
  public static Reason of(Why why, Object... arguments) {
    return new Reason(why, Stream.of(arguments).map(Reason::part).toList());
  }

  /// Words that are no reason of ours.
  public static Reason said(String words) {
    return of(Why.SAID, words);
  }

  /// @param all at least one
  public static Reason several(List<Reason> all) {
    return all.size() == 1 ? all.getFirst() : of(Why.SEVERAL, all.toArray());
  }

  /// In English, for other programs and the command line.
  public String sentence() {
    if (why == Why.SEVERAL) {
      return arguments.stream().map(Reason::english).collect(Collectors.joining(" "));
    }
    String sentence = why.english();
    for (int i = arguments.size() - 1; i >= 0; i--) {
      sentence = sentence.replace("{" + i + "}", english(arguments.get(i)));
    }
    return sentence;
  }

  private static String english(Part part) {
    return switch (part) {
      case Name(var text) -> text;
      case Of(var reason) -> reason.sentence();
    };
  }

  private static Part part(Object argument) {
    return argument instanceof Reason reason ? new Of(reason) : new Name(argument.toString());
  }
}
