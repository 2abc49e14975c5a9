package dev.quayside.engine.order.api;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.platform.server.json.Fields;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What people put on an order, on the wire.
final class OrderMarksJson {

  static final String TAG = "tag";
  static final String TAGS = "tags";
  static final String ASSIGNED_TO = "assignedTo";

  private static final int LONGEST_ID = 100;

  private OrderMarksJson() {}

  /// The person who has an order.
  record Person(String id, String name) {

    static @Nullable Person of(@Nullable Assignee person) {
      return person == null ? null : new Person(person.id(), person.name());
    }
  }

  /// A note of ours.
  ///
  /// @param by null when nobody had to sign in, and for a rule
  record Note(String text, @Nullable Person by, Instant at) {

    static Note of(StaffNote note) {
      var by = note.by();
      return new Note(note.text(), by == null ? null : new Person(by.id(), by.name()), note.at());
    }
  }

  static List<Note> notes(OrderMarks marks) {
    return marks.notes().stream().map(Note::of).toList();
  }

  static String readNote(Fields body) {
    body.require("text");
    var text = body.lines("text", StaffNote.LONGEST);
    if (text != null) {
      body.violations().require("text", text);
    }
    return text == null ? "" : text;
  }

  /// The tags and the person of a request, as far as it names them.
  static MarkChange read(Fields body) {
    var tags = body.has(TAGS) ? body.texts(TAGS, MarkChange.MOST_TAGS) : null;
    var read = MarkChange.of(tags, body.text(ASSIGNED_TO, LONGEST_ID));
    var found = new Violations();
    read.check(found);
    found.list().forEach(each -> body.violations().add(body.path(each.field()), each.message()));
    return read;
  }
}
