package dev.quayside.engine.rate;

import dev.quayside.engine.problem.ProblemCode;

/// Why a carrier, or one of its services, is missing from an answer.
public record CarrierMessage(String carrier, ProblemCode code, String message) {}
