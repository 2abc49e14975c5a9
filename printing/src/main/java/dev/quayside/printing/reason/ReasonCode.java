package dev.quayside.printing.reason;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A reason as a store keeps it: `BEHIND(TCP_SILENT('tcp%3A%2F%2F192.0.2.5%3A9100))`.
public final class ReasonCode {

  private final String code;
  private int at;

  private ReasonCode(String code) {
    this.code = code;
  }

  public static String of(Reason reason) {
    return reason.arguments().isEmpty()
        ? reason.why().name()
        : reason.arguments().stream()
            .map(ReasonCode::part)
            .collect(Collectors.joining(",", reason.why().name() + "(", ")"));
  }

  /// @return empty for what is no code, such as one of a later Quayside
  public static Optional<Reason> read(String code) {
    try {
      return Optional.of(new ReasonCode(code).reason());
    } catch (IllegalArgumentException | IndexOutOfBoundsException unknown) {
      return Optional.empty();
    }
  }

  private static String part(Reason.Part part) {
    return switch (part) {
      case Reason.Name(var text) -> "'" + URLEncoder.encode(text, StandardCharsets.UTF_8);
      case Reason.Of(var reason) -> of(reason);
    };
  }

  private Reason reason() {
    Why why = Why.valueOf(word());
    List<Reason.Part> arguments = new ArrayList<>();
    if (at < code.length() && code.charAt(at) == '(') {
      do {
        at++;
        arguments.add(argument());
      } while (code.charAt(at) == ',');
      at++;
    }
    return new Reason(why, arguments);
  }

  private Reason.Part argument() {
    if (code.charAt(at) != '\'') {
      return new Reason.Of(reason());
    }
    at++;
    return new Reason.Name(URLDecoder.decode(word(), StandardCharsets.UTF_8));
  }

  private String word() {
    int from = at;
    while (at < code.length() && "(),".indexOf(code.charAt(at)) < 0) {
      at++;
    }
    return code.substring(from, at);
  }
}
