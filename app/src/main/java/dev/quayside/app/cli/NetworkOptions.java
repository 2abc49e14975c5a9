package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.PortRange;
import dev.quayside.engine.platform.network.Net;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.Tls;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/// The options for who may reach the API, and how. By default only programs of this machine may,
/// without TLS.
final class NetworkOptions {

  private static final Pattern ORIGIN =
      Pattern.compile("https?://(\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9.-]+)(:\\d{1,5})?");
  private static final Pattern HOST_NAME =
      Pattern.compile("[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?");

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      description =
          "Address to listen on. One that others can reach needs --tls-cert and --tls-key, or"
              + " --insecure-lan. Default: ${DEFAULT-VALUE}")
  private String address = ServerOptions.standard().listen().host();

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description =
          "A name of this machine that requests may be addressed to, beside localhost and the"
              + " address itself. Repeatable.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--tls-cert",
      paramLabel = "FILE",
      description = "Certificate chain in PEM; the listeners then speak HTTPS only.")
  private @Nullable Path certificate;

  @Option(
      names = "--tls-key",
      paramLabel = "FILE",
      description = "Its key in PEM (PKCS#8, not encrypted).")
  private @Nullable Path key;

  @Option(
      names = "--insecure-lan",
      description =
          "Listen without TLS where others can reach it: keys and addresses travel in the clear.")
  private boolean insecureLan;

  @Option(
      names = "--cors-origin",
      paramLabel = "ORIGIN",
      description =
          "A web origin, such as https://shop.example, whose pages may call the API. Repeatable."
              + " Default: none")
  private List<String> origins = new ArrayList<>();

  @Option(
      names = "--trusted-proxy",
      paramLabel = "CIDR",
      description =
          "An address or range, such as 10.1.0.7 or 10.1.0.0/24, of a proxy of yours: visitors of"
              + " the tracking page are told apart by the X-Forwarded-For or Forwarded header it"
              + " writes. Repeatable. Default: none")
  private List<String> proxies = new ArrayList<>();

  /// @throws picocli.CommandLine.ParameterException for invalid values, in one clear sentence
  ServerOptions applyTo(ServerOptions options, CommandSpec spec) {
    checkAddress(spec);
    checkEach(
        spec, "--host", names, HOST_NAME, "a name such as desk7.warehouse.example, without port");
    checkEach(
        spec,
        "--cors-origin",
        origins,
        ORIGIN,
        "an origin such as https://shop.example, without path");
    for (String range : proxies) {
      if (!Net.isNet(range)) {
        throw PortRange.wrong(
            spec,
            "--trusted-proxy must be an address or a range such as 10.1.0.0/24, not " + range);
      }
    }
    var applied =
        options
            .withHost(address, new LinkedHashSet<>(names))
            .withCorsOrigins(new LinkedHashSet<>(origins))
            .withTrustedProxies(Set.copyOf(proxies))
            .withTls(tls(spec))
            .withInsecureLan(insecureLan);
    if (applied.isExposed()) {
      throw PortRange.wrong(
          spec,
          "others can reach "
              + address
              + ": give --tls-cert and --tls-key, or say --insecure-lan to send keys and addresses"
              + " in the clear");
    }
    return applied;
  }

  private @Nullable Tls tls(CommandSpec spec) {
    var chain = certificate;
    var own = key;
    if (chain == null && own == null) {
      return null;
    }
    if (chain == null || own == null) {
      throw PortRange.wrong(spec, "--tls-cert and --tls-key go together");
    }
    warnIfOpen(own, spec);
    return new Tls(chain, own);
  }

  /// Warns that other users can read the key. It is no error: secrets mounted into a container are
  /// readable by all its users.
  private static void warnIfOpen(Path key, CommandSpec spec) {
    try {
      if (Files.getPosixFilePermissions(key).contains(PosixFilePermission.OTHERS_READ)) {
        new Console(spec.commandLine().getErr())
            .line("every user of this machine can read the key " + key + ": chmod o= " + key);
      }
    } catch (IOException | UnsupportedOperationException unknown) {
      // a file that cannot be read is refused when it is read
    }
  }

  private void checkAddress(CommandSpec spec) {
    try {
      InetAddress.getByName(address);
    } catch (UnknownHostException e) {
      throw PortRange.wrong(spec, "--bind must be an address of this machine, not " + address);
    }
  }

  private static void checkEach(
      CommandSpec spec, String option, List<String> given, Pattern good, String expected) {
    for (String each : given) {
      if (!good.matcher(each).matches()) {
        throw PortRange.wrong(spec, option + " must be " + expected + ", not " + each);
      }
    }
  }
}
