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

/// All texts of the window in one language: from the window's own bundle and the bundle beside each
/// screen's style sheet.
public final class Texts implements Wording {

  /// The bundles. A new screen's bundle needs a line here.
  private static final List<String> BUNDLES =
      List.of(
          "i18n",
          "control",
          "screen/ship",
          "screen/settings",
          "screen/settings/accounts",
          "screen/settings/data",
          "screen/settings/invoices",
          "screen/settings/shops",
          "screen/settings/copy",
          "screen/settings/tags",
          "screen/shipments",
          "screen/tracking",
          "email",
          "savedview",
          "screen/orders",
          "screen/orders/mark",
          "screen/orders/sheet",
          "screen/insights",
          "screen/printers");

  private static final Pattern KEY_NAME = Pattern.compile("[A-Z][a-z]+");

  /// Words of a shop or carrier that end their sentence themselves, in a sentence of ours.
  private static final Pattern TWO_STOPS =
      Pattern.compile("(?<=[\\p{L}\\p{N})\"'’”])([.!?])\\.(?=\\s|$)");

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
      return TWO_STOPS.matcher(format.format(values)).replaceAll("$1");
    }
  }

  /// A message of the engine or a printer in words; empty for null.
  public String of(@Nullable Message message) {
    return message == null ? "" : message.in(this);
  }

  /// What is wrong with a field, to be shown beside it: `Enter a city`.
  public String at(Violation violation) {
    var name = violation.field().substring(violation.field().lastIndexOf('.') + 1);
    return violation.nothingGiven()
        ? find("fault.enter." + name).orElseGet(() -> text("fault.enter"))
        : of(violation.message());
  }

  /// The words of a message: the window's own where it has some, else the engine's.
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

  /// The user's name for a field: that of the last part of its path, with a note when it is the
  /// sender's.
  @Override
  public String field(String path) {
    var name = path.substring(path.lastIndexOf('.') + 1).replaceFirst("\\[\\d+]$", "");
    return find("fault.field." + name)
        .map(known -> path.startsWith("from.") ? text("fault.sender", known) : known)
        .orElse(path);
  }

  /// A shortcut such as `Ctrl+Delete` as it is printed on keyboards of this language.
  public String keys(String shortcut) {
    return KEY_NAME
        .matcher(shortcut)
        .replaceAll(
            name ->
                Matcher.quoteReplacement(
                    find("key." + name.group().toLowerCase(Locale.ROOT)).orElse(name.group())));
  }

  /// The text of a key; empty when there is none, as for some keys made from the engine's words.
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
