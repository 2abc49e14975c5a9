package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.ProblemCode;

/// Why a carrier, or one of its services, is missing from an answer.
public record CarrierMessage(String carrier, ProblemCode code, String message) {}
