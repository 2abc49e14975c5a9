package dev.quayside.app.i18n;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Bundles;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Wording;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Every word the window shows, in one language: the window's own bundle and one beside each
/// screen's style sheet.
public final class Texts implements Wording {

  /// A new screen's bundle gets its line here.
  private static final List<String> BUNDLES =
      List.of(
          "i18n",
          "control",
          "screen/ship",
          "screen/settings",
          "screen/settings/accounts",
          "screen/settings/data",
          "screen/settings/invoices",
          "screen/shipments",
          "screen/tracking",
          "screen/orders",
          "screen/insights",
          "screen/printers");

  private static final Pattern KEY_NAME = Pattern.compile("[A-Z][a-z]+");

  private final Language language;
  private final Properties words = new Properties();
  private final Bundles messages;
  private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();
  private final MoneyFormat money;

  public Texts(Language language) {
    this.language = language;
    this.money = new MoneyFormat(language.locale());
    this.messages = Bundles.in(language == Language.ENGLISH ? "" : language.code());
    var file = language == Language.ENGLISH ? "texts" : "texts_" + language.code();
    BUNDLES.forEach(folder -> read("/dev/quayside/app/" + folder + "/" + file + ".properties"));
  }

  public Language language() {
    return language;
  }

  public Locale locale() {
    return language.locale();
  }

  /// @throws MissingResourceException for a key no bundle has
  public String text(String key) {
    return find(key)
        .orElseThrow(() -> new MissingResourceException("no text " + key, "texts", key));
  }

  /// A text with `{0}`, `{1}` filled in.
  public String text(String key, Object... values) {
    var format = formats.computeIfAbsent(key, k -> new MessageFormat(text(k), locale()));
    synchronized (format) {
      return format.format(values);
    }
  }

  /// What the engine or a printer has to say; nothing for nothing.
  public String of(@Nullable Message message) {
    return message == null ? "" : message.in(this);
  }

  /// What is wrong with a field, said where the field stands: `Enter a city`.
  public String at(Violation violation) {
    var name = violation.field().substring(violation.field().lastIndexOf('.') + 1);
    return violation.nothingGiven()
        ? find("fault.enter." + name).orElseGet(() -> text("fault.enter"))
        : of(violation.message());
  }

  /// The engine's words, or the window's own, said for people instead of programs.
  @Override
  public String pattern(String key) {
    return find("message." + key).orElseGet(() -> messages.pattern(key));
  }

  /// Amounts as everywhere else in the window: `USD 7.26` is `$7.26`.
  @Override
  public String value(String text) {
    return Money.read(text).map(this::money).orElse(text);
  }

  String money(Money amount) {
    return money.of(amount);
  }

  /// What people call a field: the last name in its path, and whose it is when the sender's.
  @Override
  public String field(String path) {
    var name = path.substring(path.lastIndexOf('.') + 1).replaceFirst("\\[\\d+]$", "");
    return find("fault.field." + name)
        .map(known -> path.startsWith("from.") ? text("fault.sender", known) : known)
        .orElse(path);
  }

  /// A shortcut such as `Ctrl+Delete` as the keyboards of this language have it printed.
  public String keys(String shortcut) {
    return KEY_NAME
        .matcher(shortcut)
        .replaceAll(
            name ->
                Matcher.quoteReplacement(
                    find("key." + name.group().toLowerCase(Locale.ROOT)).orElse(name.group())));
  }

  /// The text of a key that may not exist, for words that come from the engine.
  public Optional<String> find(String key) {
    return Optional.ofNullable(words.getProperty(key));
  }

  private void read(String bundle) {
    try (var stream = Texts.class.getResourceAsStream(bundle)) {
      if (stream == null) {
        throw new MissingResourceException("no bundle " + bundle, bundle, "");
      }
      words.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
