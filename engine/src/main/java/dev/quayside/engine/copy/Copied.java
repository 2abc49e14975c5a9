package dev.quayside.engine.copy;

import java.util.List;

/// What becomes, or has become, of the things of one kind.
public record Copied(CopyKind kind, List<CopyItem> items) {

  public Copied {
    items = List.copyOf(items);
  }

  public int count(CopyOutcome outcome) {
    return (int) items.stream().filter(each -> each.outcome() == outcome).count();
  }

  /// Things of which something is not in the other workspace.
  public List<CopyItem> incomplete() {
    return items.stream().filter(each -> !each.missing().isEmpty()).toList();
  }

  /// Whether copying changes something.
  public boolean isToDo() {
    return items.stream().anyMatch(CopyItem::isToDo);
  }
}
