package dev.quayside.engine.copy;

import dev.quayside.engine.base.identity.Caller;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// A setting of which each workspace has one.
///
/// @param first what it is before it is set
public record SettingPart<T>(
    CopyKind kind, Function<Caller, T> get, T first, BiConsumer<Caller, T> keep)
    implements CopyPart {

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var wanted = get.apply(request.from());
    if (wanted.equals(first)) {
      return Stream.empty();
    }
    var before = get.apply(request.to());
    return Stream.of(
        CopyStep.of(
            request,
            kind.wire(),
            !before.equals(first),
            () -> before.equals(wanted),
            List.of(),
            () -> keep.accept(request.to(), wanted)));
  }
}
