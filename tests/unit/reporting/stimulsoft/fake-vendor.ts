import { printedColumns } from '@/reporting/stimulsoft/printed-columns';
import { childOf, propertyText, readTemplateFile } from '@/reporting/stimulsoft/template-tree';
import type {
  Stimulsoft,
  VendorDataSet,
  VendorReport,
  VendorTable,
} from '@/reporting/stimulsoft/vendor';

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

type Tables = FakeEngine['tables'];

/**
 * What the real engine says of a template whose data sources, relations and texts name columns that the data does not have. It
 * compares without regard to case, and draws all the same.
 */
function dictionaryMessages(template: string, tables: Tables): readonly string[] {
  const root = readTemplateFile(template)?.root;
  const dictionary = root && childOf(root, 'Dictionary');
  const listed = (name: string) => (dictionary && childOf(dictionary, name)?.children) ?? [];
  const tableNames = new Map(
    listed('DataSources').map((source) => [
      propertyText(source, 'Name'),
      propertyText(source, 'NameInSource').split('.').at(-1),
    ]),
  );
  const hasColumn = (source: string, column: string) => {
    const name = (tableNames.get(source) ?? source).toLowerCase();
    const table = [...tables].find(([known]) => known.toLowerCase() === name)?.[1];
    return table?.columns.some(([known]) => known.toLowerCase() === column.toLowerCase()) ?? false;
  };
  const ends = listed('Relations').flatMap((relation) =>
    (['Parent', 'Child'] as const).flatMap((side) => {
      const source = propertyText(relation, `${side}Source`);
      const columns = childOf(relation, `${side}Columns`)?.children ?? [];
      return columns.map(({ text }) => ({ source, column: text }));
    }),
  );
  const bound = listed('DataSources').flatMap((node) =>
    (childOf(node, 'Columns')?.children ?? []).map((column) => ({
      source: propertyText(node, 'Name'),
      column: propertyText(column, 'NameInSource') || propertyText(column, 'Name'),
    })),
  );
  const printed = root && printedColumns(root);
  const inTexts = [...(printed?.html ?? []), ...(printed?.plain ?? [])]
    .map((path) => path.split('.'))
    .filter(([source]) => [...tables].some(([name]) => name.toLowerCase() === source))
    .filter(([source = '', column = '']) => !hasColumn(source, column));
  return [
    ...inTexts.map((path) => `${path.join('.')}: Expression can't be evaluated`),
    ...ends
      .filter(({ source, column }) => !hasColumn(source, column))
      .map(
        ({ source, column }) => `Creating relation: ${source}. Column '${column}' does not exist`,
      ),
    ...bound
      .filter(({ source, column }) => !hasColumn(source, column))
      .map(({ source, column }) => `${source}: Column '${column}' does not exist`),
  ];
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
      const found = dictionaryMessages(engine.loaded.at(-1) ?? '', engine.tables);
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
