package dev.quayside.engine.carrier.fedex.wire;

import dev.quayside.engine.carrier.fedex.wire.FedexWire.Account;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Ground End of Day Close API v1.
public interface FedexCloseWire {

  /// A close, or a request for an earlier one's documents.
  ///
  /// @param closeReqType GCDR to close, RGCDR for the documents of an earlier close
  /// @param trackingNumber of a parcel on the documents asked for
  record Request(
      String closeReqType,
      Account accountNumber,
      String groundServiceCategory,
      String closeDate,
      @Nullable String trackingNumber,
      @Nullable String reprintOption,
      Papers closeDocumentSpecification) {}

  record Papers(List<String> closeDocumentTypes) {}

  record Reply(@Nullable Output output) {}

  record Output(@Nullable List<Document> closeDocuments) {}

  record Document(@Nullable String type, @Nullable List<Part> parts) {}

  /// @param image in Base64
  record Part(@Nullable Integer documentPartSequenceNumber, @Nullable String image) {}
}
