package dev.quayside.engine.base.problem;

/// Every error code of the service: docs/api/answers.md. The order is the order in which business
/// rules are checked.
public enum ProblemCode {
  INVALID_REQUEST,
  UNAUTHORIZED,
  FORBIDDEN,
  /// An archived workspace cannot be changed.
  WORKSPACE_ARCHIVED,
  NOT_FOUND,
  METHOD_NOT_ALLOWED,
  PAYLOAD_TOO_LARGE,
  UNSUPPORTED_MEDIA_TYPE,
  RATE_LIMITED,
  /// Five wrong PINs in a row: the person cannot sign in for 15 minutes.
  USER_LOCKED,
  CONFLICT,
  /// Another desk has the order in hand.
  ORDER_LEASED,
  INVALID_ADDRESS,
  CARRIER_UNAVAILABLE,
  /// A shop's own database could not be asked.
  SOURCE_UNAVAILABLE,
  /// The carrier rejects the credentials of the account.
  CARRIER_CREDENTIALS,
  RATE_NOT_FOUND,
  LABEL_ALREADY_CANCELLED,
  WEIGHT_EXCEEDS_LIMIT,
  CUSTOMS_REQUIRED,
  INVALID_CUSTOMS,
  INSUFFICIENT_BALANCE,
  INVALID_SERVICE,
  /// Neither the request nor a shipping rule names a service.
  SERVICE_REQUIRED,
  /// What is packed has to be checked before its label is bought.
  CHECK_REQUIRED,
  /// A piece counts only with its serial number.
  SERIAL_REQUIRED,
  /// A checked parcel weighs more or less than its items.
  WEIGHT_DIFFERS,
  SERVICE_NOT_AVAILABLE,
  /// A carrier refuses with a reason that no other code stands for.
  CARRIER_REFUSED,
  /// The carrier or the service does not take this packaging.
  INVALID_PACKAGING,
  /// The carrier does not collect on that day, or does not know yet.
  INVALID_SHIP_DATE,
  /// The carrier does not bill that account.
  PAYOR_NOT_ACCEPTED,
  /// Parcels go there only with duties paid by the sender.
  DUTIES_MUST_BE_PREPAID,
  /// The carrier takes each box by itself, or fewer in one shipment.
  PIECES_NOT_SUPPORTED,
  DUPLICATE_SHIPMENT,
  DIMENSION_REQUIRED,
  HAZMAT_NOT_SUPPORTED,
  VOID_WINDOW_EXPIRED,
  RATE_MISMATCH,
  RETURNS_NOT_SUPPORTED,
  CARRIER_AMBIGUOUS,
  SIZE_EXCEEDS_LIMIT,
  /// The printer cannot print a file of this kind.
  CANNOT_CONVERT,
  INTERNAL_ERROR,
  SERVICE_UNAVAILABLE
}
