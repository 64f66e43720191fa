/** The archive part of the workbook library, which its own types leave out. */
declare module 'xlsx/xlsx.mjs' {
  interface ArchiveEntry {
    readonly content: ArrayLike<number>;
  }
  interface Archive {
    readonly FullPaths: readonly string[];
    readonly FileIndex: readonly ArchiveEntry[];
  }
  export const CFB: {
    read(file: Uint8Array, options: { type: 'array' }): Archive;
    find(archive: Archive, path: string): ArchiveEntry | null;
    write(
      archive: Archive,
      options: { type: 'array'; fileType: 'zip'; compression: boolean },
    ): ArrayLike<number>;
    readonly utils: {
      /** Replaces a file that is there. */
      cfb_add(archive: Archive, path: string, content: Uint8Array): void;
    };
  };
}
