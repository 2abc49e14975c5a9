package dev.quayside.engine.platform.server.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The methods that each path takes. A path with words where another has parameters is a path of
/// its own: `/v1/orders/import` is no order called `import`, so it takes no DELETE.
public final class PathMethods {

  private final List<Pattern> patterns = new ArrayList<>();

  /// @param segments those that begin with `:` stand for any text
  private record Pattern(String path, List<String> segments, Set<String> methods) {

    static Pattern of(String path) {
      return new Pattern(path, split(path), new TreeSet<>());
    }

    boolean takes(List<String> asked) {
      if (asked.size() != segments.size()) {
        return false;
      }
      for (int i = 0; i < asked.size(); i++) {
        if (!isParameter(i) && !segments.get(i).equals(asked.get(i))) {
          return false;
        }
      }
      return true;
    }

    private boolean isParameter(int at) {
      return segments.get(at).startsWith(":");
    }

    /// Whether this one is meant where both fit: at the first difference it has the word.
    boolean isCloserThan(Pattern other) {
      for (int i = 0; i < segments.size(); i++) {
        if (isParameter(i) != other.isParameter(i)) {
          return other.isParameter(i);
        }
      }
      return false;
    }
  }

  /// A method of a path that another path would answer.
  ///
  /// @param path as its routes have it
  public record Shadowed(Method method, String path) {}

  public PathMethods(List<Route<?>> routes) {
    for (var route : routes) {
      var methods = pattern(route.path()).methods();
      methods.add(route.method().name());
      if (route.method() == Method.GET) {
        methods.add("HEAD");
      }
    }
  }

  /// The methods of a path as it is asked for; empty for an unknown one.
  public Set<String> of(String asked) {
    var segments = split(asked);
    return patterns.stream()
        .filter(each -> each.takes(segments))
        .reduce((one, other) -> other.isCloserThan(one) ? other : one)
        .map(found -> Set.copyOf(found.methods()))
        .orElse(Set.of());
  }

  /// What must be refused before the routes are asked, since one with a parameter would take it.
  public List<Shadowed> shadowed() {
    var found = new ArrayList<Shadowed>();
    for (var path : patterns) {
      var elsewhere = takenElsewhere(path);
      for (var method : Method.values()) {
        if (elsewhere.contains(method.name()) && !path.methods().contains(method.name())) {
          found.add(new Shadowed(method, path.path()));
        }
      }
    }
    return found;
  }

  private Set<String> takenElsewhere(Pattern path) {
    return patterns.stream()
        .filter(other -> other.takes(path.segments()) && path.isCloserThan(other))
        .flatMap(other -> other.methods().stream())
        .collect(Collectors.toSet());
  }

  private Pattern pattern(String path) {
    for (var known : patterns) {
      if (known.path().equals(path)) {
        return known;
      }
    }
    var fresh = Pattern.of(path);
    patterns.add(fresh);
    return fresh;
  }

  private static List<String> split(String path) {
    // as the router, which takes a slash at the end for nothing
    return Arrays.stream(path.split("/")).filter(each -> !each.isEmpty()).toList();
  }
}
