package dev.quayside.engine.source.database;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.Loopback;
import dev.quayside.printing.message.Message;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The address of a database, taken apart: nothing of it reaches a driver that was not understood
/// here.
///
/// @param host empty for a file
/// @param port 0 for the usual one
/// @param name of the database, the alias or the file
record DatabaseUrl(
    Server server, String host, int port, String name, Map<String, String> properties) {

  private static final int LAST_PORT = 65_535;
  private static final String HOST = "(?<host>[A-Za-z0-9_.-]+|\\[[0-9A-Fa-f:.]+\\])";
  private static final String PORT = "(?::(?<port>[1-9]\\d{0,4}))?";
  private static final String DATABASE = "(?<name>[A-Za-z0-9_][A-Za-z0-9_.$-]{0,127})";

  private static final Pattern USUAL =
      Pattern.compile("//" + HOST + PORT + "/" + DATABASE + "(?:\\?(?<more>.*))?");
  private static final Pattern SQL_SERVER =
      Pattern.compile(
          "//" + HOST + "(?:\\\\(?<instance>[A-Za-z0-9_$-]{1,64}))?" + PORT + "(?:;(?<more>.*))?");
  private static final Pattern ORACLE = Pattern.compile("//" + HOST + PORT + "/" + DATABASE);
  private static final Pattern FILE =
      Pattern.compile("(?<name>[A-Za-z0-9_][A-Za-z0-9_. -]{0,127})");

  /// A host that is a name: what ends in a label of digits may be an address in disguise.
  private static final Pattern HOST_NAME = Pattern.compile("(.*\\.)?[A-Za-z_][^.]*\\.?");

  private static final Pattern SECRET =
      Pattern.compile("(?i).*(?:@|\\b(?:user(?:name)?|password|pwd|uid)\\s*=).*");

  /// An address that cannot be.
  static final class RefusedException extends Exception {
    private final transient Message why;

    RefusedException(Message why) {
      super(null, null, false, false);
      this.why = why;
    }

    Message why() {
      return why;
    }
  }

  DatabaseUrl {
    properties = Map.copyOf(properties);
  }

  /// @throws RefusedException with what to enter in its place
  static DatabaseUrl parse(String text) throws RefusedException {
    for (var server : Server.values()) {
      for (var prefix : server.prefixes()) {
        if (text.startsWith(prefix)) {
          return parse(server, text.substring(prefix.length()));
        }
      }
    }
    throw new RefusedException(DatabaseWords.URL_FORM.of());
  }

  /// The kind of server as far as the address tells it, whatever else is wrong with it.
  static Optional<Server> server(String text) {
    return List.of(Server.values()).stream()
        .filter(server -> server.prefixes().stream().anyMatch(text::startsWith))
        .findFirst();
  }

  private static DatabaseUrl parse(Server server, String rest) throws RefusedException {
    if (!server.isFile() && SECRET.matcher(rest).matches()) {
      throw new RefusedException(DatabaseWords.URL_PASSWORD.of());
    }
    var form =
        switch (server) {
          case SQLSERVER -> SQL_SERVER;
          case ORACLE -> ORACLE;
          case SQLITE -> FILE;
          case POSTGRESQL, MARIADB, FIREBIRD, DB2 -> USUAL;
        };
    var parts = form.matcher(rest);
    if (!parts.matches() || server.isFile() && isOddFile(rest)) {
      throw new RefusedException(
          server.isFile() ? DatabaseWords.URL_FILE.of() : DatabaseWords.URL_FORM.of());
    }
    if (server.isFile()) {
      return new DatabaseUrl(server, "", 0, rest, Map.of());
    }
    var host = parts.group("host");
    requireReachable(host);
    var properties = properties(server, part(parts, "more"));
    if (server == Server.SQLSERVER && !part(parts, "instance").isEmpty()) {
      properties.put("instanceName", part(parts, "instance"));
    }
    var name = server == Server.SQLSERVER ? "" : parts.group("name");
    return new DatabaseUrl(server, host, port(part(parts, "port")), name, properties);
  }

  private static String part(Matcher parts, String group) {
    return parts.namedGroups().containsKey(group) && parts.group(group) != null
        ? parts.group(group)
        : "";
  }

  private static boolean isOddFile(String name) {
    return name.contains("..") || name.endsWith(".") || name.endsWith(" ");
  }

  private static int port(String text) throws RefusedException {
    int port = text.isEmpty() ? 0 : Integer.parseInt(text);
    if (port > LAST_PORT) {
      throw new RefusedException(DatabaseWords.URL_FORM.of());
    }
    return port;
  }

  private static Map<String, String> properties(Server server, String text)
      throws RefusedException {
    var properties = new LinkedHashMap<String, String>();
    if (text.isEmpty()) {
      return properties;
    }
    for (var each : text.split(server == Server.SQLSERVER ? ";" : "[&;]", -1)) {
      int equals = each.indexOf('=');
      if (each.isEmpty()) {
        continue;
      }
      var name = equals < 0 ? each : each.substring(0, equals);
      var value = equals < 0 ? "" : each.substring(equals + 1);
      if (!server.allows(name, value) || properties.put(name, value) != null) {
        throw new RefusedException(
            DatabaseWords.URL_PROPERTY.of(
                name.length() > 40 ? name.substring(0, 40) : name,
                server.properties().stream()
                    .sorted()
                    .toList()
                    .toString()
                    .replaceAll("[\\[\\]]", "")));
      }
    }
    return properties;
  }

  /// A name is asked of no name server: it is looked at once more when it is connected to.
  private static void requireReachable(String host) throws RefusedException {
    try {
      var address = InetAddress.ofLiteral(host);
      if (isRefused(EgressPolicy.allowing(List.of()), address)) {
        throw new RefusedException(DatabaseWords.URL_RESERVED.of(host));
      }
    } catch (IllegalArgumentException name) {
      if (!HOST_NAME.matcher(host).matches()) {
        throw new RefusedException(DatabaseWords.URL_HOST.of(host));
      }
    }
  }

  /// Databases stand in the shop's own network, as its web shop may: only addresses at which no
  /// database can be are closed.
  static boolean isRefused(EgressPolicy egress, InetAddress address) {
    return egress.refused(Environment.SANDBOX, address).isPresent();
  }

  boolean isHere() {
    return server.isFile() || Loopback.is(host);
  }
}
