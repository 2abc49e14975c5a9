package dev.quayside.engine.source.database;

import dev.quayside.engine.source.kind.ShopException;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Driver;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/// The drivers of databases: those of this product, and those that the owner put into a folder. The
/// latter are loaded apart, so that nothing in them takes the place of our own classes.
record Drivers(Path folder) {

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
    var apart = new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    return ServiceLoader.load(Driver.class, apart).stream()
        .map(ServiceLoader.Provider::get)
        .filter(driver -> accepts(driver, server.prefixes().getFirst() + "//localhost/x"))
        .findFirst();
  }

  private static boolean accepts(Driver driver, String url) {
    try {
      return driver.acceptsURL(url);
    } catch (java.sql.SQLException no) {
      return false;
    }
  }

  private List<URL> jars() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(".jar"))
          .sorted()
          .map(Drivers::url)
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
