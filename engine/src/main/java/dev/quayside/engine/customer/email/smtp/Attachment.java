package dev.quayside.engine.customer.email.smtp;

/// A file that goes with an e-mail.
public record Attachment(String name, String mediaType, byte[] content) {}
