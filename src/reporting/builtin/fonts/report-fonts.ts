/** The four cuts of the report's typeface, as TrueType or OpenType files. */
export interface ReportFonts {
  readonly regular: Uint8Array<ArrayBuffer>;
  readonly bold: Uint8Array<ArrayBuffer>;
  readonly italic: Uint8Array<ArrayBuffer>;
  readonly boldItalic: Uint8Array<ArrayBuffer>;
}
