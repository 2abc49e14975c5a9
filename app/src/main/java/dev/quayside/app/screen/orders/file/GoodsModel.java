package dev.quayside.app.screen.orders.file;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.order.fulfilment.CustomsQuestion;
import java.time.Duration;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The customs details missing for goods of waiting orders to other countries.
public final class GoodsModel {

  /// How long changes are gathered: every label of a batch changes an order.
  private static final Duration SETTLING = Duration.ofSeconds(1);

  private final Background background;
  private final FilesGateway gateway;
  private final Notices notices;
  private final Refresh<List<CustomsQuestion>> reading;
  public final ObservableList<GoodsQuestion> questions = FXCollections.observableArrayList();

  /// The number of orders that wait for an answer.
  public final IntegerBinding orders =
      Bindings.createIntegerBinding(
          () ->
              (int)
                  questions.stream()
                      .flatMap(each -> each.asked().orders().stream())
                      .distinct()
                      .count(),
          questions);

  public GoodsModel(Background background, FilesGateway gateway, Notices notices) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    reading =
        new Refresh<>(
            background, SETTLING, () -> gateway::customsQuestions, this::show, this::fail);
  }

  public void load() {
    reading.now();
  }

  /// Reads the questions again soon, after orders have changed.
  public void changed() {
    reading.soon();
  }

  /// Stores the details of a product, which completes its orders.
  ///
  /// @return false when something is missing or wrong
  public boolean answer(GoodsQuestion question) {
    if (!question.faults().isEmpty()) {
      return false;
    }
    background.run(
        () -> {
          gateway.answer(question.answer());
          return gateway.customsQuestions();
        },
        now -> {
          show(now);
          notices.tell(Notice.done("orders.notice.declared", question.asked().orders().size()));
        },
        this::fail);
    return true;
  }

  /// Shows the questions; typed answers stay as long as their product is still asked about.
  private void show(List<CustomsQuestion> now) {
    if (now.equals(questions.stream().map(GoodsQuestion::asked).toList())) {
      return;
    }
    questions.setAll(now.stream().map(this::typed).toList());
  }

  private GoodsQuestion typed(CustomsQuestion now) {
    return questions.stream()
        .filter(each -> each.asked().product().equals(now.product()))
        .findFirst()
        .map(each -> each.with(now))
        .orElseGet(() -> GoodsQuestion.of(now));
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
