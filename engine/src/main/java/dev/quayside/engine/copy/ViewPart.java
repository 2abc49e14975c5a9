package dev.quayside.engine.copy;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.View;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.Views;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Lists that are kept: those that everyone sees, and those of who copies. One that is narrowed by
/// something that is not there is refused, since it would show other rows.
public record ViewPart(Views views, Counterparts counterparts) implements CopyPart {

  private static final String ASSIGNED_TO = "assignedTo";
  private static final String SOURCE = "sourceId";
  private static final Set<String> ANYONES = Set.of("me", "none");

  @Override
  public CopyKind kind() {
    return CopyKind.VIEWS;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var there = views.list(request.to()).stream().map(CountedView::view).toList();
    return views.list(request.from()).stream()
        .map(counted -> step(request, counted.view().draft(), there.stream()));
  }

  private CopyStep step(CopyRequest request, ViewDraft view, Stream<View> there) {
    var missing = new Violations();
    var wanted =
        new ViewDraft(
            view.name(),
            view.list(),
            filter(request, view.filter(), missing),
            view.sort(),
            view.columns(),
            view.shared());
    var before = there.filter(each -> isLike(each.draft(), wanted)).findFirst();
    if (before.isEmpty() && !missing.isEmpty()) {
      return CopyStep.refused(view.name(), missing.list());
    }
    return CopyStep.of(
        request,
        view.name(),
        before.isPresent(),
        () -> !missing.isEmpty() || before.map(View::draft).filter(wanted::equals).isPresent(),
        missing.list(),
        () -> keep(request, wanted, before));
  }

  private void keep(CopyRequest request, ViewDraft wanted, Optional<View> before) {
    if (before.isPresent()) {
      views.change(request.to(), before.get().id(), wanted, RequestKey.none());
    } else {
      views.add(request.to(), wanted, RequestKey.none());
    }
  }

  private Map<String, String> filter(
      CopyRequest request, Map<String, String> filter, Violations missing) {
    var translated = new TreeMap<>(filter);
    translated.computeIfPresent(
        SOURCE, (_, id) -> id(counterparts.shop(request, id), SOURCE, CopyWords.NO_SHOP, missing));
    translated.computeIfPresent(
        ASSIGNED_TO,
        (_, id) ->
            ANYONES.contains(NamedPart.key(id))
                ? id
                : id(counterparts.person(request, id), ASSIGNED_TO, CopyWords.NO_PERSON, missing));
    return translated;
  }

  private static String id(
      Counterparts.Found found, String field, CopyWords words, Violations missing) {
    return found
        .id()
        .orElseGet(
            () -> {
              missing.add("filter." + field, words, found.name());
              return found.name();
            });
  }

  private static boolean isLike(ViewDraft one, ViewDraft other) {
    return one.list() == other.list()
        && NamedPart.key(one.name()).equals(NamedPart.key(other.name()));
  }
}
