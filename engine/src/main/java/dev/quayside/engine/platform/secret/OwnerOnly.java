package dev.quayside.engine.platform.secret;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Files and folders that nobody but their owner can open, where the file system knows of owners.
public final class OwnerOnly {

  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private OwnerOnly() {}

  /// How a new file in `folder` is to be made.
  public static FileAttribute<?>[] file(Path folder) {
    return hasOwners(folder)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FILE)}
        : new FileAttribute<?>[0];
  }

  /// Makes an empty file, unless there is one.
  public static void create(Path file) throws IOException {
    try {
      Files.createFile(file, file(file.toAbsolutePath().resolveSibling("")));
    } catch (FileAlreadyExistsException there) {
      restrict(file);
    }
  }

  /// Makes a folder, and those above it, unless there is one; that is left as it is.
  public static void createFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
      restrict(folder);
    }
  }

  /// Closes it to others, if it is not.
  public static void restrict(Path file) throws IOException {
    if (isOpenToOthers(file)) {
      Files.setPosixFilePermissions(file, Files.isDirectory(file) ? FOLDER : FILE);
    }
  }

  public static boolean isOpenToOthers(Path file) throws IOException {
    return hasOwners(file)
        && Files.getPosixFilePermissions(file).stream()
            .anyMatch(permission -> !FOLDER.contains(permission));
  }

  /// Asked of the file itself: a file store is not to be found in every chroot.
  private static boolean hasOwners(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class) != null;
  }
}
