package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.network.Loopback;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A kind whose shops are each at a URL of their own: https, or http on this machine.
public abstract class UrlKind extends SourceKind {

  protected UrlKind(String code, String name, Abilities abilities, List<SourceField> fields) {
    super(code, name, abilities, fields);
  }

  @Override
  public final String place(Map<String, String> values) {
    return url(values).toString().toLowerCase(Locale.ROOT);
  }

  @Override
  public final boolean isHere(Map<String, String> values) {
    return Loopback.is(url(values).getHost());
  }

  @Override
  protected void checkMore(Map<String, String> values, Violations found) {
    var typed = values.getOrDefault(SourceField.URL, "");
    if (!typed.isEmpty() && read(typed).isEmpty()) {
      found.add("fields." + SourceField.URL, SourceWords.URL_EXPECTED);
    }
  }

  /// Where the shop is, without a slash at its end.
  protected static URI url(Map<String, String> values) {
    return read(values.getOrDefault(SourceField.URL, "")).orElseThrow();
  }

  private static Optional<URI> read(String text) {
    try {
      var url = URI.create(text.replaceAll("/+$", ""));
      var host = url.getHost();
      boolean safe =
          "https".equalsIgnoreCase(url.getScheme())
              || ("http".equalsIgnoreCase(url.getScheme()) && host != null && Loopback.is(host));
      return host == null || !safe || url.getRawUserInfo() != null || url.getRawFragment() != null
          ? Optional.empty()
          : Optional.of(url);
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }
}
