package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;

/// Why a carrier, or one of its services, is missing from an answer.
public record CarrierMessage(String carrier, ProblemCode code, Message message) {}
