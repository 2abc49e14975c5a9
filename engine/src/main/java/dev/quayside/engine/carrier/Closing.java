package dev.quayside.engine.carrier;

import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.util.List;

/// A carrier that wants to be told at the day's end what it gets.
public interface Closing {

  /// @throws InDoubtException when nobody knows whether it was taken
  /// @throws dev.quayside.engine.base.problem.ProblemException when it was not
  Closed close(Request request);

  /// @param reference ours, never used for a second closing
  /// @param from where the parcels are handed over
  record Request(String reference, LocalDate date, Address from, List<IssuedLabel> labels) {
    public Request {
      labels = List.copyOf(labels);
    }
  }

  /// @param number the carrier's, for people
  /// @param documents its own paper
  record Closed(String number, List<CarrierDocument> documents) {
    public Closed {
      documents = List.copyOf(documents);
    }
  }
}
