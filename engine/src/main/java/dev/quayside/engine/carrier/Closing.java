package dev.quayside.engine.carrier;

import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.util.List;

/// A carrier that wants a list of the day's parcels at its end.
public interface Closing {

  /// @throws InDoubtException when it is not known whether the carrier took the list
  /// @throws dev.quayside.engine.base.problem.ProblemException when the carrier did not take it
  Closed close(Request request);

  /// @param reference ours, never used for a second closing
  /// @param from where the parcels are handed over
  record Request(String reference, LocalDate date, Address from, List<IssuedLabel> labels) {
    public Request {
      labels = List.copyOf(labels);
    }
  }

  /// @param number the carrier's number of the list, for people
  /// @param documents the carrier's files
  record Closed(String number, List<CarrierDocument> documents) {
    public Closed {
      documents = List.copyOf(documents);
    }
  }
}
