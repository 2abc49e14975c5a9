package dev.quayside.app.screen.settings.notices;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.notice.NoticeMail;
import dev.quayside.engine.notice.NoticeSettings;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// How the owner is told of what needs a person.
public final class NoticesModel extends AskingModel {

  static final String TO = "to";
  static final String FUNDS = "fundsBelow";

  private final NoticesGateway gateway;
  private final Supplier<String> language;
  public final ObjectProperty<NoticeMail> email = new SimpleObjectProperty<>(NoticeMail.OFF);
  public final StringProperty to = new SimpleStringProperty("");
  public final TypedNumber funds = TypedNumber.money();
  private final ReadOnlyObjectWrapper<List<Violation>> wrong =
      new ReadOnlyObjectWrapper<>(List.of());

  /// @param language of the window, which the e-mails have too
  public NoticesModel(Background background, NoticesGateway gateway, Supplier<String> language) {
    super(background);
    this.gateway = gateway;
    this.language = language;
  }

  public ReadOnlyObjectProperty<List<Violation>> wrong() {
    return wrong.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(gateway::settings, this::show);
  }

  public void save() {
    var found = new Violations();
    funds.check(FUNDS, found);
    var typed =
        new NoticeSettings(
            email.get(),
            to.get().isBlank() ? null : to.get().strip(),
            language.get(),
            funds.value());
    typed.check(found);
    wrong.set(found.list());
    if (found.list().isEmpty()) {
      asking.ask(() -> gateway.keep(typed), this::show);
    }
  }

  private void show(NoticeSettings settings) {
    email.set(settings.email());
    to.set(settings.to() == null ? "" : settings.to());
    funds.show(settings.fundsBelow());
  }
}
