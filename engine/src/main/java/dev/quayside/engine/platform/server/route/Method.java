package dev.quayside.engine.platform.server.route;

/// The HTTP methods a route can have.
public enum Method {
  GET,
  POST,
  PUT,
  PATCH,
  DELETE
}
