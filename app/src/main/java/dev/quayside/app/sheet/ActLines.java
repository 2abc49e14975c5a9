package dev.quayside.app.sheet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.platform.audit.AuditEntry;
import java.time.Instant;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// Acts as lines: what was done, by whom and when.
///
/// @param severalDesks whether it is worth saying where something was done
public record ActLines(boolean severalDesks, Ui ui) {

  public List<Node> of(List<AuditEntry> acts) {
    return acts.stream()
        .map(each -> line(each.createdAt(), what(each.action()), who(each)))
        .toList();
  }

  /// @param who empty where nobody is known to have done it
  public Node line(Instant at, String what, String who) {
    var when = ui.formats().stamp(at);
    var small = who.isEmpty() ? when : ui.text("sheet.note.by", who, when);
    var box = new VBox(2, Words.wrapped(what), Words.wrapped(small, "caption"));
    box.getStyleClass().add("moment");
    return box;
  }

  public String what(String action) {
    return ui.texts().find("audit." + action.replace('_', '-')).orElse(action);
  }

  private String who(AuditEntry act) {
    var at = act.station() == null || !severalDesks ? "" : ", " + act.station();
    if (act.userName() != null) {
      return act.userName() + at;
    }
    return switch (act.keyId()) {
      case "desk" -> ui.text("settings.audit.desk") + at;
      case "engine" -> ui.text("settings.audit.engine");
      default -> ui.text("settings.audit.key", act.keyId());
    };
  }
}
