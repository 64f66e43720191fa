import type {
  Stimulsoft,
  VendorDataSet,
  VendorReport,
  VendorTable,
} from '@/extensions/stimulsoft/vendor';

import { vendorLines, vendorMessages } from './vendor-messages';

/** How the stand-in behaves, and what it was told. The real engine may not be installed here: its licence forbids it. */
export interface FakeEngine {
  readonly vendor: Stimulsoft;
  readonly fonts: string[];
  readonly loaded: string[];
  readonly tables: Map<string, { columns: [string, unknown][]; rows: (readonly unknown[])[] }>;
  /** The report at the moment of drawing. */
  drawn: VendorReport | null;
  databasesCleared: number;
  disposed: number;
}

export interface FakeBehaviour {
  readonly render?: () => void;
  readonly pages?: number;
  readonly messages?: readonly string[] | null;
  readonly pdf?: ArrayLike<number> | null;
  readonly acceptsKey?: boolean;
}

const PDF = Array.from(new TextEncoder().encode('%PDF-1.7\n…'));

/** A global of the vendor's shape. */
export function fakeEngine(behaviour: FakeBehaviour = {}): FakeEngine {
  const { render, pages = 1, messages = null, pdf = PDF, acceptsKey = true } = behaviour;

  class DataColumn {
    readonly definition: [string, unknown];
    constructor(name: string, type: unknown) {
      this.definition = [name, type];
    }
  }
  class DataTable implements VendorTable {
    readonly name: string;
    readonly defined: [string, unknown][] = [];
    readonly rows: (readonly unknown[])[] = [];
    readonly columns = {
      add: (column: object) => {
        if (column instanceof DataColumn) this.defined.push(column.definition);
      },
    };
    constructor(name: string) {
      this.name = name;
    }
    loadDataRow(cells: readonly unknown[]): void {
      this.rows.push(cells);
    }
  }
  class DataSet implements VendorDataSet {
    readonly tables = {
      add: (table: VendorTable) => {
        if (!(table instanceof DataTable)) return;
        engine.tables.set(table.name, { columns: table.defined, rows: table.rows });
      },
    };
  }
  class StiReport implements VendorReport {
    allowEvalEvent = true;
    allowEvalScript = true;
    allowScriptsToRun = true;
    allowScriptsInExpressions = true;
    readonly renderedPages = { count: pages };
    reportRenderingMessages = messages;
    readonly dictionary = {
      databases: {
        clear: () => {
          engine.databasesCleared += 1;
        },
      },
    };
    load(template: string): void {
      engine.loaded.push(template);
    }
    regData(): void {
      // The tables were kept when the data set got them.
    }
    renderAsync2(): Promise<void> {
      engine.drawn = this;
      const template = engine.loaded.at(-1) ?? '';
      const found = vendorMessages(template, engine.tables);
      for (const line of vendorLines(template)) console.log(line);
      if (found.length > 0) this.reportRenderingMessages = [...(messages ?? []), ...found];
      render?.();
      return Promise.resolve();
    }
    exportDocumentAsync2(): Promise<ArrayLike<number> | null> {
      return Promise.resolve(pdf);
    }
    dispose(): void {
      engine.disposed += 1;
    }
  }
  const engine: FakeEngine = {
    vendor: {
      Base: {
        StiLicense: {
          set Key(_: string) {
            if (!acceptsKey) throw new Error('Invalid array length');
          },
        },
        StiFontCollection: {
          addFontBytes: (bytes, family, style) => {
            engine.fonts.push(`${family} ${style} ${bytes.length > 0 ? 'bytes' : 'empty'}`);
          },
        },
      },
      Report: {
        StiReport,
        StiExportFormat: { Pdf: 1 },
        Export: { StiPdfExportSettings: Object, StiPdfExportService: Object },
      },
      System: { Data: { DataSet, DataTable, DataColumn } },
    },
    fonts: [],
    loaded: [],
    tables: new Map(),
    drawn: null,
    databasesCleared: 0,
    disposed: 0,
  };
  return engine;
}
