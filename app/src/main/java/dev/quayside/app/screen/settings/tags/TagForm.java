package dev.quayside.app.screen.settings.tags;

import dev.quayside.app.screen.settings.Editing;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.order.mark.TagDraft;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The form of a tag.
public final class TagForm implements Editing.Form<TagDraft> {

  public final StringProperty name = new SimpleStringProperty("");
  public final ObjectProperty<TagColour> colour = new SimpleObjectProperty<>(TagColour.GREY);

  static TagDraft of(Tag tag) {
    return new TagDraft(tag.name(), tag.colour());
  }

  @Override
  public void fill(TagDraft draft) {
    name.set(Objects.requireNonNullElse(draft.name(), ""));
    colour.set(Objects.requireNonNullElse(draft.colour(), TagColour.GREY));
  }

  @Override
  public void clear() {
    name.set("");
    colour.set(TagColour.GREY);
  }

  @Override
  public TagDraft draft() {
    return new TagDraft(name.get().strip(), colour.get());
  }

  @Override
  public List<Violation> violations() {
    var found = new Violations();
    draft().check(found);
    return found.list();
  }
}
