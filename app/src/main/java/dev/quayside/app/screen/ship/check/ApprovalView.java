package dev.quayside.app.screen.ship.check;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.person.Member;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.PasswordField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A manager's name and PIN below the rows of the check: Enter confirms, Esc leaves it. A badge
/// that is scanned meanwhile does the same.
final class ApprovalView extends VBox {

  private final PasswordField pin = new PasswordField();

  /// @param confirm called with Enter, or by the button
  ApprovalView(ApprovalModel model, Runnable confirm, Ui ui) {
    super(8);
    setId("check-approval");
    getStyleClass().add("check-approval");
    ComboBox<@Nullable Member> who =
        Choice.of(
            List.<@Nullable Member>of(),
            member -> member == null ? "" : member.user().name(),
            model.manager);
    pin.textProperty().bindBidirectional(model.pin);
    pin.setOnAction(_ -> confirm.run());
    var done = new Button(ui.text("ship.check.manager.confirm"));
    done.setId("check-manager-confirm");
    done.setMinWidth(USE_PREF_SIZE);
    done.getStyleClass().add("accent");
    done.disableProperty().bind(model.busy().or(model.pin.isEmpty()));
    done.setOnAction(_ -> confirm.run());
    var leave = new Button(ui.text("ship.check.manager.leave"));
    leave.setMinWidth(USE_PREF_SIZE);
    leave.setOnAction(_ -> model.close());
    var person = new Field("check-manager", ui.text("ship.check.manager.who"), who);
    var secret = new Field("check-pin", ui.text("ship.check.manager.pin"), pin);
    getChildren()
        .setAll(
            Words.wrapped(ui.text("ship.check.manager"), "strong"),
            person,
            secret,
            ProblemLine.of(model.problem(), ui),
            new HBox(8, done, leave));
    setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            model.close();
          }
        });
    managedProperty().bind(visibleProperty());
    Follow.value(
        this,
        model.asked(),
        asked -> {
          setVisible(asked != null);
          if (asked != null) {
            var before = model.manager.get();
            var typing = ApprovalModel.withPin(asked);
            who.getItems().setAll(typing);
            model.manager.set(before);
            Stream.of(person, secret, done)
                .forEach(
                    each -> {
                      each.setVisible(!typing.isEmpty());
                      each.setManaged(!typing.isEmpty());
                    });
            (typing.isEmpty() ? leave : pin).requestFocus();
          }
        });
  }
}
