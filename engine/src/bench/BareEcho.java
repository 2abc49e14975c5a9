import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.Javalin;

/// What Javalin and Jackson cost by themselves: POST / reads JSON and answers 12 KB of it, as many
/// as the rates of nine carriers have; POST /same answers what it read. Prints its url and runs
/// until its input ends.
class BareEcho {

  private static final long LARGEST_BODY = 4_000_000;

  public static void main(String[] args) throws Exception {
    var server = start();
    System.out.println("http://127.0.0.1:" + server.port() + " none");
    System.in.read();
    server.stop();
  }

  static Javalin start() {
    var json = new ObjectMapper();
    var answer = json.createArrayNode();
    while (answer.toString().length() < 12_000) {
      answer
          .addObject()
          .put("service", "ground")
          .put("amount", 1234 + answer.size())
          .put("guaranteed", false);
    }
    var server =
        Javalin.create(
            config -> {
              config.concurrency.useVirtualThreads = true;
              config.startup.showJavalinBanner = false;
              config.http.maxRequestSize = LARGEST_BODY;
              config.routes.post(
                  "/",
                  context ->
                      context
                          .contentType("application/json")
                          .result(
                              json.writeValueAsBytes(
                                  json.readTree(context.bodyAsBytes()).isObject()
                                      ? answer
                                      : null)));
              config.routes.post(
                  "/same",
                  context ->
                      context
                          .contentType("application/json")
                          .result(json.writeValueAsBytes(json.readTree(context.bodyAsBytes()))));
            });
    return server.start("127.0.0.1", 0);
  }
}
