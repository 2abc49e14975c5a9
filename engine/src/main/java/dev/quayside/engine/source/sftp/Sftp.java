package dev.quayside.engine.source.sftp;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.network.Loopback;
import dev.quayside.engine.source.kind.Abilities;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.Arrays;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A drop folder: files of orders are left in it, and files with tracking numbers are left there.
public final class Sftp extends SourceKind {

  public static final String CODE = "sftp";

  static final String HOST = "host";
  static final String PORT = "port";
  static final String USER = "userName";
  static final String PASSWORD = "password";
  static final String PRIVATE_KEY = "privateKey";
  static final String PASSPHRASE = "passphrase";
  static final String HOST_KEY = "hostKey";
  static final String FOLDER = "folder";
  static final String DONE = "doneFolder";
  static final String FAILED = "failedFolder";
  static final String OUT = "outFolder";
  static final String CURRENCY = "currency";

  static final List<String> FOLDERS = List.of(FOLDER, DONE, FAILED, OUT);

  /// What each folder is called where nothing is entered.
  private static final Map<String, String> USUAL =
      Map.of(FOLDER, "in", DONE, "done", FAILED, "failed", OUT, "out");

  /// A file that did not change for so long is whole.
  private static final Duration QUIET = Duration.ofSeconds(10);

  private static final Pattern HOST_NAME = Pattern.compile("[A-Za-z0-9.:_-]+");
  private static final Pattern FINGERPRINT = Pattern.compile("SHA256:[A-Za-z0-9+/]{43}");
  private static final int LONGEST_PATH = 255;
  private static final int LAST_PORT = 65_535;
  private static final String USUAL_PORT = "22";

  public Sftp() {
    super(
        CODE,
        "SFTP",
        new Abilities(false, false, true, false, false),
        List.of(
            SourceField.shown(HOST, SftpWords.HOST),
            SourceField.shown(PORT, SftpWords.PORT).optional(),
            SourceField.shown(USER, SftpWords.USER_NAME),
            SourceField.secret(PASSWORD, SftpWords.PASSWORD).optional(),
            SourceField.secret(PRIVATE_KEY, SftpWords.PRIVATE_KEY).file().optional(),
            SourceField.secret(PASSPHRASE, SftpWords.PASSPHRASE).optional(),
            SourceField.shown(HOST_KEY, SftpWords.HOST_KEY).optional(),
            SourceField.shown(FOLDER, SftpWords.FOLDER).optional(),
            SourceField.shown(DONE, SftpWords.DONE_FOLDER).optional(),
            SourceField.shown(FAILED, SftpWords.FAILED_FOLDER).optional(),
            SourceField.shown(OUT, SftpWords.OUT_FOLDER).optional(),
            SourceField.shown(CURRENCY, SftpWords.CURRENCY).optional()));
  }

  @Override
  public List<Message> steps() {
    return List.of(
        SftpWords.STEP_USER.of(),
        SftpWords.STEP_FOLDERS.of(),
        SftpWords.STEP_KEY.of(),
        SftpWords.STEP_FILES.of());
  }

  @Override
  public String place(Map<String, String> values) {
    var host = values.getOrDefault(HOST, "").toLowerCase(Locale.ROOT);
    return values.getOrDefault(USER, "")
        + "@"
        + host
        + ":"
        + port(values)
        + "/"
        + path(values, FOLDER);
  }

  @Override
  public boolean isHere(Map<String, String> values) {
    return Loopback.is(values.getOrDefault(HOST, ""));
  }

  /// What is in a file is not asked for a second time.
  @Override
  public boolean readsAnew() {
    return false;
  }

  @Override
  protected void checkMore(Map<String, String> values, Violations found) {
    Optional.ofNullable(values.get(HOST))
        .filter(host -> !HOST_NAME.matcher(host).matches())
        .ifPresent(_ -> found.add("fields." + HOST, SftpWords.HOST_NAME));
    if (!isPort(values.getOrDefault(PORT, USUAL_PORT))) {
      found.add("fields." + PORT, SftpWords.PORT_NUMBER, LAST_PORT);
    }
    if (!values.containsKey(PASSWORD) && !values.containsKey(PRIVATE_KEY)) {
      found.add("fields." + PASSWORD, SftpWords.EITHER);
    }
    Optional.ofNullable(values.get(HOST_KEY))
        .filter(key -> !FINGERPRINT.matcher(key).matches())
        .ifPresent(_ -> found.add("fields." + HOST_KEY, SftpWords.FINGERPRINT));
    if (values.containsKey(CURRENCY) && currency(values) == null) {
      found.add("fields." + CURRENCY, SftpWords.CURRENCY_CODE);
    }
    var paths = new HashSet<String>();
    for (var folder : FOLDERS) {
      var path = path(values, folder);
      if (path.length() > LONGEST_PATH || Arrays.asList(path.split("/")).contains("..")) {
        found.add("fields." + folder, SftpWords.PATH, LONGEST_PATH);
      } else if (!paths.add(path)) {
        found.add("fields." + folder, SftpWords.SAME_FOLDER);
      }
    }
  }

  /// Of amounts in files that name none; null where nothing is entered, or no currency.
  static @Nullable Currency currency(Map<String, String> values) {
    var code = values.getOrDefault(CURRENCY, "").strip().toUpperCase(Locale.ROOT);
    return Currency.availableCurrencies()
        .filter(each -> each.getCurrencyCode().equals(code))
        .findFirst()
        .orElse(null);
  }

  private static boolean isPort(String text) {
    return text.matches("[1-9]\\d{0,4}") && Integer.parseInt(text) <= LAST_PORT;
  }

  static int port(Map<String, String> values) {
    return Integer.parseInt(values.getOrDefault(PORT, USUAL_PORT));
  }

  /// Without a slash at its end.
  static String path(Map<String, String> values, String folder) {
    var path = values.getOrDefault(folder, USUAL.getOrDefault(folder, ""));
    return path.length() > 1 ? path.replaceAll("/+$", "") : path;
  }

  @Override
  public Shop open(
      ShopHttp http, Map<String, String> values, SourceSettings settings, SourceContext context) {
    return new SftpShop(new SftpAccess(http.name(), values, context), context, QUIET);
  }
}
