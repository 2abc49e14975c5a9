package dev.quayside.engine.source.database;

import dev.quayside.engine.source.kind.ShopException;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The drivers of databases: those of this product, and those that the owner put into a folder. The
/// latter are loaded apart, so that nothing in them takes the place of our own classes.
record Drivers(Path folder) {

  private static final Logger LOG = LoggerFactory.getLogger(Drivers.class);
  private static final int MOST_FAULTS = 20;

  /// By folder: each connection would load the jars once more otherwise.
  private static final ConcurrentMap<Path, Loaded> LOADED = new ConcurrentHashMap<>();

  private record Loaded(Map<String, FileTime> jars, List<Driver> drivers) {}

  /// @throws ShopException when there is none
  Driver of(Server server) {
    return switch (server) {
      case POSTGRESQL -> new org.postgresql.Driver();
      case MARIADB -> new org.mariadb.jdbc.Driver();
      case SQLSERVER -> new com.microsoft.sqlserver.jdbc.SQLServerDriver();
      case FIREBIRD -> new org.firebirdsql.jdbc.FBDriver();
      case SQLITE -> new org.sqlite.JDBC();
      case ORACLE, DB2 ->
          owners(server)
              .orElseThrow(
                  () ->
                      ShopException.unavailable(
                          DatabaseWords.NO_DRIVER.of(server.title(), folder), false));
    };
  }

  boolean has(Server server) {
    return !server.isOwners() || owners(server).isPresent();
  }

  private Optional<Driver> owners(Server server) {
    var jars = jars();
    if (jars.isEmpty()) {
      return Optional.empty();
    }
    return LOADED
        .compute(
            folder.toAbsolutePath(),
            (_, before) -> before != null && before.jars().equals(jars) ? before : loaded(jars))
        .drivers()
        .stream()
        .filter(driver -> accepts(driver, server.prefixes().getFirst() + "//localhost/x"))
        .findFirst();
  }

  /// Nothing of theirs is seen by our own classes, nor ours by them.
  private static Loaded loaded(Map<String, FileTime> jars) {
    var urls = jars.keySet().stream().map(Drivers::url).toArray(URL[]::new);
    var apart = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    var each = ServiceLoader.load(Driver.class, apart).iterator();
    var drivers = new ArrayList<Driver>();
    for (int faults = 0; faults < MOST_FAULTS; ) {
      try {
        if (!each.hasNext()) {
          break;
        }
        drivers.add(each.next());
      } catch (ServiceConfigurationError | LinkageError broken) {
        LOG.warn("a driver of the folder drivers cannot be loaded: {}", broken.toString());
        faults++;
      }
    }
    return new Loaded(jars, drivers);
  }

  private static boolean accepts(Driver driver, String url) {
    try {
      return driver.acceptsURL(url);
    } catch (SQLException | RuntimeException | LinkageError no) {
      LOG.debug("{} does not say what it accepts", driver.getClass(), no);
      return false;
    }
  }

  /// With the time of their last change: one that is exchanged is loaded anew.
  private Map<String, FileTime> jars() {
    if (!Files.isDirectory(folder)) {
      return Map.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      var jars = new TreeMap<String, FileTime>();
      for (var file : files.filter(each -> each.toString().endsWith(".jar")).toList()) {
        jars.put(file.toAbsolutePath().toString(), Files.getLastModifiedTime(file));
      }
      return jars;
    } catch (IOException unreadable) {
      return Map.of();
    }
  }

  private static URL url(String file) {
    try {
      return Path.of(file).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
