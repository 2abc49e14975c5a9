package dev.quayside.engine.carrier.guard;

/// What is asked of a carrier: each kind fails by itself, so that rates may be down while voids go
/// on.
enum Operation {
  RATE,
  BUY,
  VOID,
  TRACK,
  ADDRESS,
  PICKUP,
  CLOSE
}
