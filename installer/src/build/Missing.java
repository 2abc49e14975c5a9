/// Says in a sentence what a machine lacks to make a package.
final class Missing extends RuntimeException {

  private static final long serialVersionUID = 1;

  Missing(String sentence) {
    super(sentence);
  }
}
