package dev.quayside.engine.source.sftp;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.network.GuardedSockets;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceWords;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.time.Duration;
import java.util.Base64;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import net.schmizz.sshj.Config;
import net.schmizz.sshj.DefaultConfig;
import net.schmizz.sshj.SSHClient;
import net.schmizz.sshj.common.Buffer;
import net.schmizz.sshj.common.LoggerFactory;
import net.schmizz.sshj.common.SecurityUtils;
import net.schmizz.sshj.transport.verification.HostKeyVerifier;
import net.schmizz.sshj.userauth.UserAuthException;
import net.schmizz.sshj.userauth.keyprovider.KeyProvider;
import net.schmizz.sshj.userauth.password.PasswordUtils;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;

/// How the server is reached: with the key of the host that was entered, or the one it showed the
/// first time, which is kept; another one ends it before anything secret is sent.
final class SftpAccess {

  private static final Duration CONNECTING = Duration.ofSeconds(10);
  private static final Duration ANSWERING = Duration.ofSeconds(30);

  /// What OpenSSH does not offer any more.
  private static final List<String> WEAK =
      List.of("cbc", "arcfour", "blowfish", "3des", "sha1", "ssh-dss", "ssh-rsa", "md5");

  private final String name;
  private final Map<String, String> values;
  private final SourceContext context;
  private volatile String hostKey;

  SftpAccess(String name, Map<String, String> values, SourceContext context) {
    this.name = name;
    this.values = Map.copyOf(values);
    this.context = context;
    hostKey = values.getOrDefault(Sftp.HOST_KEY, "");
  }

  /// Of amounts in its files that name none; null for the account's.
  @Nullable Currency currency() {
    return Sftp.currency(values);
  }

  /// Of the shop, for messages.
  String name() {
    return name;
  }

  /// Path of a folder.
  String path(String folder) {
    return Sftp.path(values, folder);
  }

  /// A connection that may be used at once.
  SftpLine open() {
    var seen = new SeenKey();
    var client = new SSHClient(config());
    try {
      client.setConnectTimeout((int) CONNECTING.toMillis());
      client.setTimeout((int) ANSWERING.toMillis());
      // as databases and web shops: in the owner's network too, and nowhere that no server can be
      client.setSocketFactory(new GuardedSockets(context.places().egress(), Environment.SANDBOX));
      client.addHostKeyVerifier(seen);
      client.connect(values.getOrDefault(Sftp.HOST, ""), Sftp.port(values));
      logIn(client);
      if (hostKey.isEmpty()) {
        hostKey = seen.fingerprint;
        context.keep(Sftp.HOST_KEY, hostKey);
      }
      return new SftpLine(name, client, client.newSFTPClient());
    } catch (IOException trouble) {
      close(client);
      throw told(trouble, seen);
    } catch (ShopException unreadable) {
      close(client);
      throw unreadable;
    }
  }

  private static Config config() {
    // the Java runtime has what is needed
    SecurityUtils.setRegisterBouncyCastle(false);
    var config = new DefaultConfig();
    // what goes wrong is told in words of ours
    config.setLoggerFactory(new Quiet());
    config.setCipherFactories(
        config.getCipherFactories().stream().filter(each -> isStrong(each.getName())).toList());
    config.setMACFactories(
        config.getMACFactories().stream().filter(each -> isStrong(each.getName())).toList());
    config.setKeyExchangeFactories(
        config.getKeyExchangeFactories().stream()
            .filter(each -> isStrong(each.getName()))
            .toList());
    config.setKeyAlgorithms(
        config.getKeyAlgorithms().stream().filter(each -> isStrong(each.getName())).toList());
    return config;
  }

  private static boolean isStrong(String algorithm) {
    return WEAK.stream().noneMatch(algorithm::contains);
  }

  private void logIn(SSHClient client) throws IOException {
    var user = values.getOrDefault(Sftp.USER, "");
    var key = values.get(Sftp.PRIVATE_KEY);
    if (key == null) {
      client.authPassword(user, values.getOrDefault(Sftp.PASSWORD, ""));
    } else {
      client.authPublickey(user, loaded(client, key));
    }
  }

  private KeyProvider loaded(SSHClient client, String key) {
    var phrase = values.get(Sftp.PASSPHRASE);
    var finder = phrase == null ? null : PasswordUtils.createOneOff(phrase.toCharArray());
    try {
      var loaded = client.loadKeys(key.strip() + "\n", null, finder);
      // read now, so that a wrong passphrase is not taken for a refusal
      loaded.getPrivate();
      return loaded;
    } catch (IOException | RuntimeException unreadable) {
      throw ShopException.of(Kind.SOURCE_CREDENTIALS, SftpWords.KEY_UNREADABLE.of(name));
    }
  }

  private ShopException told(IOException trouble, SeenKey seen) {
    if (seen.isOther()) {
      return ShopException.of(
          Kind.SOURCE_CREDENTIALS, SftpWords.OTHER_HOST.of(name, hostKey, seen.fingerprint));
    }
    if (trouble instanceof UserAuthException) {
      return ShopException.of(Kind.SOURCE_CREDENTIALS, SftpWords.REFUSED.of(name));
    }
    if (trouble instanceof GuardedSockets.RefusedException) {
      var host = values.getOrDefault(Sftp.HOST, "");
      return ShopException.unavailable(SourceWords.OFF_LIMITS.of(name, host), false);
    }
    return unreached(name, trouble);
  }

  /// A connection that cannot be made or breaks.
  static ShopException unreached(String name, IOException trouble) {
    for (Throwable cause = trouble; cause != null; cause = cause.getCause()) {
      switch (cause) {
        case UnknownHostException _ -> {
          return ShopException.unavailable(SourceWords.UNKNOWN_HOST.of(name), false);
        }
        case ConnectException _, NoRouteToHostException _ -> {
          return ShopException.unavailable(SourceWords.NO_CONNECTION.of(name), false);
        }
        case SocketTimeoutException _, TimeoutException _ -> {
          return ShopException.unavailable(SourceWords.LATE.of(name, ANSWERING.toSeconds()), true);
        }
        default -> {}
      }
    }
    return ShopException.unavailable(SourceWords.BROKE_OFF.of(name), true);
  }

  static void close(SSHClient client) {
    try {
      client.close();
    } catch (IOException gone) {
      // it is over either way
    }
  }

  private static final class Quiet implements LoggerFactory {
    @Override
    public Logger getLogger(String name) {
      return NOPLogger.NOP_LOGGER;
    }

    @Override
    public Logger getLogger(Class<?> type) {
      return NOPLogger.NOP_LOGGER;
    }
  }

  private final class SeenKey implements HostKeyVerifier {

    private String fingerprint = "";

    boolean isOther() {
      return !hostKey.isEmpty() && !fingerprint.isEmpty() && !fingerprint.equals(hostKey);
    }

    @Override
    public boolean verify(String host, int port, PublicKey key) {
      fingerprint = fingerprint(key);
      return !isOther();
    }

    @Override
    public List<String> findExistingAlgorithms(String host, int port) {
      return List.of();
    }
  }

  /// As `ssh-keygen -l` shows it.
  private static String fingerprint(PublicKey key) {
    try {
      var wire = new Buffer.PlainBuffer().putPublicKey(key).getCompactData();
      var hash = MessageDigest.getInstance("SHA-256").digest(wire);
      return "SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
