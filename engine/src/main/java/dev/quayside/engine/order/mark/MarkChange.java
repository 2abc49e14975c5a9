package dev.quayside.engine.order.mark;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedCollection;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A requested change of what people put on an order. Tags are named, in any letter case; a name
/// that is no tag yet becomes one.
///
/// @param tags the whole list; null leaves it
/// @param add put on beside those that are there
/// @param remove taken off
/// @param assignTo id of the person who has it from now on, empty for nobody; null leaves it
/// @param note a note more; null for none
public record MarkChange(
    @Nullable List<String> tags,
    List<String> add,
    List<String> remove,
    @Nullable String assignTo,
    @Nullable String note) {

  /// Tags of one order.
  public static final int MOST_TAGS = 20;

  public static final MarkChange NONE = new MarkChange(null, List.of(), List.of(), null, null);

  public MarkChange {
    tags = tags == null ? null : List.copyOf(tags);
    add = List.copyOf(add);
    remove = List.copyOf(remove);
  }

  /// The whole list of tags, and who has the order.
  public static MarkChange of(@Nullable List<String> tags, @Nullable String assignTo) {
    return new MarkChange(tags, List.of(), List.of(), assignTo, null);
  }

  /// Puts tags on.
  public static MarkChange adding(List<String> tags) {
    return new MarkChange(null, tags, List.of(), null, null);
  }

  /// The same, with the person who has the order from now on; empty for nobody.
  public MarkChange assigning(@Nullable String userId) {
    return new MarkChange(tags, add, remove, userId, note);
  }

  /// The same, with a note more.
  public MarkChange noting(@Nullable String text) {
    return new MarkChange(tags, add, remove, assignTo, text);
  }

  public boolean isEmpty() {
    return equals(NONE);
  }

  /// Reports names that no tag can have, more than an order has, and a note that is too long, by
  /// the fields `tags`, `tags.add` and so on.
  public void check(Violations found) {
    if (tags != null) {
      checkNames("tags", tags, found);
    }
    checkNames("tags.add", add, found);
    checkNames("tags.remove", remove, found);
    if (note != null) {
      found.require("notes", note);
      if (note.length() > StaffNote.LONGEST) {
        found.add("notes", FieldWords.MOST_CHARACTERS, StaffNote.LONGEST);
      }
    }
  }

  private static void checkNames(String field, List<String> names, Violations found) {
    for (int i = 0; i < names.size(); i++) {
      TagDraft.checkName(field + "[" + i + "]", names.get(i), found);
    }
    if (byKey(names).size() > MOST_TAGS) {
      found.add(field, FieldWords.AT_MOST, MOST_TAGS);
    }
  }

  /// The names of the tags of an order afterwards, each once, as they are spelled here first.
  public SequencedCollection<String> tagsAfter(OrderMarks before) {
    var after = byKey(tags == null ? before.tagNames() : tags);
    byKey(add).forEach(after::putIfAbsent);
    remove.forEach(name -> after.remove(Tag.key(name)));
    return after.sequencedValues();
  }

  /// Whether it leaves an order as it is.
  public boolean isMetBy(OrderMarks marks) {
    return note == null
        && keys(tagsAfter(marks)).equals(keys(marks.tagNames()))
        && (assignTo == null || assignTo.equals(holder(marks)));
  }

  private static String holder(OrderMarks marks) {
    var holder = marks.assignedTo();
    return holder == null ? "" : holder.id();
  }

  private static Set<String> keys(SequencedCollection<String> names) {
    return names.stream().map(Tag::key).collect(Collectors.toSet());
  }

  private static LinkedHashMap<String, String> byKey(List<String> names) {
    var found = new LinkedHashMap<String, String>();
    names.forEach(name -> found.putIfAbsent(Tag.key(name), Tag.tidied(name)));
    return found;
  }
}
