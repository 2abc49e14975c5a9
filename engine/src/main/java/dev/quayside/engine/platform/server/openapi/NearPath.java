package dev.quayside.engine.platform.server.openapi;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.table.TableFile;
import dev.quayside.engine.platform.server.route.Route;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Finds the operation that a request for an unknown path was meant for: another API's name for it
/// (`/v1/labels/{id}/void`), one letter or an ending wrong (`/v1/label`), no version or another one
/// (`/api/labels`). Empty rather than wrong.
public final class NearPath {

  private static final String FIRST = "v1";
  private static final String FOLDER = "/dev/quayside/engine/platform/server/openapi";

  /// A path longer than any of ours is not compared.
  private static final int MOST_SEGMENTS = 8;

  private final List<Route<?>> routes;
  private final Map<String, List<String>> words = new LinkedHashMap<>();
  private final Map<List<String>, String> paths = new LinkedHashMap<>();

  private record Found(String operation, int cost) {}

  public NearPath(List<Route<?>> routes) {
    this.routes = routes.stream().filter(route -> route.path().startsWith("/" + FIRST)).toList();
    TableFile.lines(FOLDER, "near-paths.tsv").forEach(this::add);
  }

  private void add(String line) {
    var cells = line.split("\t");
    if (cells[0].startsWith("/")) {
      paths.put(split(cells[0]), cells[1]);
    } else {
      words.put(cells[0], List.of(cells[1].split("\\|")));
    }
  }

  /// @param path as it was asked for, of no route
  /// @return method and path, such as `POST /v1/labels/{id}/cancel`
  public Optional<String> of(String method, String path, Environment listener) {
    if (path.contains("//")) {
      return Optional.empty();
    }
    var asked = versioned(split(path.toLowerCase(Locale.ROOT)));
    if (asked.size() < 2 || asked.size() > MOST_SEGMENTS) {
      return Optional.empty();
    }
    return paths.entrySet().stream()
        .filter(each -> isTaken(each.getKey(), asked))
        .map(Map.Entry::getValue)
        .findFirst()
        .or(() -> nearest(method, asked, listener));
  }

  /// The operation that does what a method was meant to do with a path that takes others: what is
  /// bought is not deleted but cancelled.
  public Optional<String> instead(String method, String path, Environment listener) {
    var asked = new ArrayList<>(split(path));
    asked.add("cancel");
    return method.equals("DELETE")
        ? nearest("POST", asked, listener).filter(each -> each.endsWith("/cancel"))
        : Optional.empty();
  }

  private Optional<String> nearest(String method, List<String> asked, Environment listener) {
    return routes.stream()
        .filter(route -> route.isAnsweredOn(listener))
        .map(route -> found(route, method, asked))
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(Found::cost))
        .map(Found::operation);
  }

  private Optional<Found> found(Route<?> route, String method, List<String> asked) {
    var known = split(route.path());
    if (known.size() != asked.size()) {
      return Optional.empty();
    }
    int cost = route.method().name().equals(method) ? 0 : 1;
    boolean named = false;
    for (int at = 1; at < known.size(); at++) {
      int step = cost(asked.get(at), known.get(at));
      if (step < 0) {
        return Optional.empty();
      }
      named |= !isParameter(known.get(at));
      cost += step;
    }
    return named
        ? Optional.of(
            new Found(route.method() + " " + route.path().replaceAll(":(\\w+)", "{$1}"), cost))
        : Optional.empty();
  }

  /// How far a word is from that of a route; below zero where it is another one.
  private int cost(String asked, String known) {
    if (asked.equals(known) || isParameter(known)) {
      return 0;
    }
    boolean alike =
        NearName.of(asked, List.of(known)).isPresent()
            || words.getOrDefault(asked, List.of()).contains(known)
            || asked.equals(known + "es");
    return alike ? 2 : -1;
  }

  private static boolean isTaken(List<String> pattern, List<String> asked) {
    if (pattern.size() != asked.size()) {
      return false;
    }
    for (int at = 0; at < pattern.size(); at++) {
      if (!isParameter(pattern.get(at)) && !pattern.get(at).equals(asked.get(at))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isParameter(String segment) {
    return segment.startsWith(":");
  }

  /// The path below `/v1`, whatever stands there.
  private static List<String> versioned(List<String> asked) {
    var below =
        asked.stream().dropWhile(each -> each.equals("api") || each.matches("v\\d{1,3}")).toList();
    var path = new ArrayList<>(List.of(FIRST));
    path.addAll(below);
    return path;
  }

  private static List<String> split(String path) {
    return Arrays.stream(path.split("/")).filter(each -> !each.isEmpty()).toList();
  }
}
