package dev.quayside.printing.queue;

import dev.quayside.printing.printer.transport.PrintData;
import dev.quayside.printing.printer.transport.SendResult;
import dev.quayside.printing.printer.transport.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A transport that answers as the test says, and remembers what it was given.
final class ScriptedTransport implements Transport {

  private final List<String> sent = new ArrayList<>();
  private Function<PrintData, SendResult> answer = data -> new SendResult.Sent(false);
  private SendResult progress = new SendResult.Sent(false);
  private int asked;

  /// What it says of jobs that a spooler has.
  void progress(SendResult result) {
    progress = result;
  }

  /// How often it was asked about one.
  int asked() {
    return asked;
  }

  void answer(SendResult result) {
    answer = data -> result;
  }

  void answer(Function<PrintData, SendResult> given) {
    answer = given;
  }

  @Override
  public SendResult progress(String job) {
    asked++;
    return progress;
  }

  /// The names of the jobs whose sending was begun, in order.
  List<String> sent() {
    return List.copyOf(sent);
  }

  @Override
  public SendResult send(PrintData data) {
    sent.add(data.name());
    return answer.apply(data);
  }

  @Override
  public String address() {
    return "script:";
  }
}
