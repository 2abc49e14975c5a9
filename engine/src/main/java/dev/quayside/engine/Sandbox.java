package dev.quayside.engine;

import dev.quayside.engine.sandbox.HandScanner;
import dev.quayside.engine.sandbox.control.SandboxLab;

/// Wing `sandbox`: what a person can do to the simulated carriers.
public record Sandbox(SandboxLab sandboxLab, HandScanner handScanner) {}
