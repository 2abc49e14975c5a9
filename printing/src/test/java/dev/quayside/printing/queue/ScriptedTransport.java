package dev.quayside.printing.queue;

import dev.quayside.printing.printer.transport.Delivery;
import dev.quayside.printing.printer.transport.Parcel;
import dev.quayside.printing.printer.transport.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A transport that answers as the test says, and remembers what it was given.
final class ScriptedTransport implements Transport {

  private final List<String> sent = new ArrayList<>();
  private Function<Parcel, Delivery> answer = parcel -> new Delivery.Sent(false);
  private Delivery progress = new Delivery.Sent(false);
  private int asked;

  /// What it says of jobs that a spooler has.
  void progress(Delivery delivery) {
    progress = delivery;
  }

  /// How often it was asked about one.
  int asked() {
    return asked;
  }

  void answer(Delivery delivery) {
    answer = parcel -> delivery;
  }

  void answer(Function<Parcel, Delivery> given) {
    answer = given;
  }

  @Override
  public Delivery progress(String job) {
    asked++;
    return progress;
  }

  /// The names of the jobs whose sending was begun, in order.
  List<String> sent() {
    return List.copyOf(sent);
  }

  @Override
  public Delivery send(Parcel parcel) {
    sent.add(parcel.name());
    return answer.apply(parcel);
  }

  @Override
  public String address() {
    return "script:";
  }
}
