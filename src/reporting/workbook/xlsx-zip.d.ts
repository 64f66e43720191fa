/** The archive part of the workbook library, which its own types leave out. */
declare module 'xlsx/xlsx.mjs' {
  interface ArchiveEntry {
    content: ArrayLike<number>;
    size: number;
  }
  interface Archive {
    readonly FullPaths: readonly string[];
    readonly FileIndex: readonly ArchiveEntry[];
  }
  export const CFB: {
    read(file: Uint8Array, options: { type: 'array' }): Archive;
    write(
      archive: Archive,
      options: { type: 'array'; fileType: 'zip'; compression: boolean },
    ): ArrayLike<number>;
  };
}
