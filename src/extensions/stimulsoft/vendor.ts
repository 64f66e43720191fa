/** One report of the engine. */
export interface VendorReport {
  allowEvalEvent: boolean;
  allowEvalScript: boolean;
  allowScriptsToRun: boolean;
  allowScriptsInExpressions: boolean;
  readonly dictionary: { readonly databases: { clear(): void } };
  readonly renderedPages: { readonly count: number };
  readonly reportRenderingMessages: readonly string[] | null;
  load(template: string): void;
  regData(name: string, alias: string, data: VendorDataSet): void;
  renderAsync2(): Promise<void>;
  /** Null is how it says that it failed. */
  exportDocumentAsync2(
    format: number,
    service: object,
    settings: object,
  ): Promise<ArrayLike<number> | null>;
  dispose?(): void;
}

export interface VendorTable {
  readonly columns: { add(column: object): void };
  loadDataRow(cells: readonly unknown[]): void;
}

export interface VendorDataSet {
  readonly tables: { add(table: VendorTable): void };
}

/**
 * The members of `window.Stimulsoft` that are used here, typed by hand: the portal compiles, tests and ships without the vendor's
 * package.
 */
export interface Stimulsoft {
  readonly Base: {
    readonly StiLicense: { Key: string };
    readonly StiFontCollection: {
      addFontBytes(bytes: Uint8Array, family: string, style: number): unknown;
    };
  };
  readonly Report: {
    readonly StiReport: new () => VendorReport;
    readonly StiExportFormat: { readonly Pdf: number };
    readonly Export: {
      readonly StiPdfExportSettings: new () => object;
      readonly StiPdfExportService: new () => object;
    };
  };
  readonly System: {
    readonly Decimal?: unknown;
    readonly Data: {
      readonly DataSet: new (name: string) => VendorDataSet;
      readonly DataTable: new (name: string) => VendorTable;
      readonly DataColumn: new (name: string, type: unknown) => object;
    };
  };
}

declare global {
  interface Window {
    /** Set by the vendor's scripts. */
    readonly Stimulsoft?: Stimulsoft;
  }
}
