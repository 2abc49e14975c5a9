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

/// Files and folders that only their owner can open, where the file system knows owners.
public final class OwnerOnly {

  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private OwnerOnly() {}

  /// The attributes to create a new file in `folder` with.
  public static FileAttribute<?>[] file(Path folder) {
    return hasOwners(folder)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FILE)}
        : new FileAttribute<?>[0];
  }

  /// Makes an empty file, or closes an existing one to others.
  public static void create(Path file) throws IOException {
    try {
      Files.createFile(file, file(file.toAbsolutePath().resolveSibling("")));
    } catch (FileAlreadyExistsException there) {
      restrict(file);
    }
  }

  /// Makes a folder with its parents. An existing folder is left as it is.
  public static void createFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
      restrict(folder);
    }
  }

  /// Closes a file or folder to others when it is open to them.
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

  /// Whether the file system knows owners. The file itself is asked, since not every chroot shows
  /// its file store.
  private static boolean hasOwners(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class) != null;
  }
}
