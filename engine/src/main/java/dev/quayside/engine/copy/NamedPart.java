package dev.quayside.engine.copy;

import dev.quayside.engine.base.identity.Caller;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Things that have a name of their own in each workspace.
///
/// @param all those of a workspace
/// @param content what of a thing is copied: all but its id
/// @param add adds a thing of this content
/// @param change gives a thing that is there this content
/// @param <T> the thing
/// @param <C> its content
public record NamedPart<T, C>(
    CopyKind kind,
    Function<Caller, List<T>> all,
    Function<T, String> name,
    Function<T, C> content,
    BiConsumer<Caller, C> add,
    Change<T, C> change)
    implements CopyPart {

  @FunctionalInterface
  public interface Change<T, C> {
    void change(Caller caller, T there, C content);
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var there =
        all.apply(request.to()).stream()
            .collect(
                Collectors.toMap(
                    each -> key(name.apply(each)), Function.identity(), (first, _) -> first));
    return all.apply(request.from()).stream()
        .map(
            each -> {
              var wanted = content.apply(each);
              var before = there.get(key(name.apply(each)));
              return CopyStep.of(
                  request,
                  name.apply(each),
                  before != null,
                  () -> before != null && content.apply(before).equals(wanted),
                  List.of(),
                  () -> {
                    if (before == null) {
                      add.accept(request.to(), wanted);
                    } else {
                      change.change(request.to(), before, wanted);
                    }
                  });
            });
  }

  /// What tells two names apart.
  static String key(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}
