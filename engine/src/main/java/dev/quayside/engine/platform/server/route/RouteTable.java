package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The table features register their endpoints in. Paths are written as in docs/api:
/// `/v1/labels/:id`.
public final class RouteTable {

  private final List<Route<?>> routes;
  private final Allowance allowance;

  public RouteTable() {
    this(new ArrayList<>(), Allowance.USUAL);
  }

  private RouteTable(List<Route<?>> routes, Allowance allowance) {
    this.routes = routes;
    this.allowance = allowance;
  }

  /// This table for routes that a role may call too, although it does not cover the needed one.
  public RouteTable alsoFor(Role role) {
    return new RouteTable(routes, new Allowance(role, allowance.mostBytes()));
  }

  /// This table for routes whose body may hold a file.
  public RouteTable takingFiles() {
    return new RouteTable(routes, new Allowance(allowance.also(), Allowance.FILE_BYTES));
  }

  public RouteTable get(String path, Role needed, Function<Call, Reply> action) {
    return plain(Method.GET, path, needed, action);
  }

  /// A POST without a body, for example a cancellation.
  public RouteTable post(String path, Role needed, Function<Call, Reply> action) {
    return plain(Method.POST, path, needed, action);
  }

  public <T> RouteTable post(String path, Role needed, BodyReader<T> reading, Action<T> action) {
    return add(
        new Route<>(
            Method.POST, path, needed, reading, null, null, false, null, allowance, action));
  }

  /// A POST that also takes a table: `text/csv` instead of JSON.
  public <T> RouteTable postTable(
      String path, Role needed, BodyReader<T> reading, Action<T> action, TableAction table) {
    return add(
        new Route<>(
            Method.POST, path, needed, reading, null, null, false, table, allowance, action));
  }

  /// A POST whose answer holds a secret, which is stored encrypted for retries.
  public <T> RouteTable postSecret(
      String path, Role needed, BodyReader<T> reading, Action<T> action) {
    return add(
        new Route<>(Method.POST, path, needed, reading, null, null, true, null, allowance, action));
  }

  /// A POST without a body whose answer holds a secret.
  public RouteTable postSecret(String path, Role needed, Function<Call, Reply> action) {
    return add(
        new Route<Void>(
            Method.POST,
            path,
            needed,
            null,
            null,
            null,
            true,
            null,
            allowance,
            (call, nothing) -> action.apply(call)));
  }

  /// A POST whose credential is in its body and whose answer is a secret.
  public <T> RouteTable postCredential(
      String path, BodyReader<T> reading, Identity<T> identity, Action<T> action) {
    return add(
        new Route<>(
            Method.POST, path, null, reading, identity, null, true, null, allowance, action));
  }

  public <T> RouteTable put(String path, Role needed, BodyReader<T> reading, Action<T> action) {
    return add(
        new Route<>(Method.PUT, path, needed, reading, null, null, false, null, allowance, action));
  }

  /// A PATCH: changes the fields given and leaves the others.
  public <T> RouteTable patch(String path, Role needed, BodyReader<T> reading, Action<T> action) {
    return add(
        new Route<>(
            Method.PATCH, path, needed, reading, null, null, false, null, allowance, action));
  }

  /// A DELETE, answered with 204.
  public RouteTable delete(String path, Role needed, Consumer<Call> action) {
    return plain(
        Method.DELETE,
        path,
        needed,
        call -> {
          action.accept(call);
          return new Reply.Nothing();
        });
  }

  /// A DELETE that answers what is left.
  public RouteTable deleteAnswered(String path, Role needed, Function<Call, Reply> action) {
    return plain(Method.DELETE, path, needed, action);
  }

  /// A GET that takes no credential.
  public RouteTable openGet(String path, Function<Call, Reply> action) {
    return plain(Method.GET, path, null, action);
  }

  /// A GET for people in a browser, without a credential. Each network address may ask for one page
  /// a second, whatever the limit for programs is.
  public RouteTable openPage(String path, Function<Call, Reply> action, ErrorPage refusal) {
    return add(
        new Route<Void>(
            Method.GET,
            path,
            null,
            null,
            null,
            refusal,
            false,
            null,
            allowance,
            (call, nothing) -> action.apply(call)));
  }

  public List<Route<?>> routes() {
    return List.copyOf(routes);
  }

  private RouteTable plain(
      Method method, String path, @Nullable Role needed, Function<Call, Reply> action) {
    return add(
        new Route<Void>(
            method,
            path,
            needed,
            null,
            null,
            null,
            false,
            null,
            allowance,
            (call, nothing) -> action.apply(call)));
  }

  private RouteTable add(Route<?> route) {
    routes.add(route);
    return this;
  }
}
