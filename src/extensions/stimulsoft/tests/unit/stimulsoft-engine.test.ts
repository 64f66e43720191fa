// @vitest-environment jsdom
import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';

import { fakeEngine, type FakeBehaviour } from './fake-vendor';
import {
  asked,
  draw,
  failureOf,
  FILES,
  installationPerTest,
  job,
  KEY,
  open,
  serve,
  serveScripts,
  STIMULSOFT,
} from './installation';
import { legacySetting } from './legacy-setting';

const withPage = (page: object) => JSON.stringify({ Pages: { 0: { Name: 'Page1', ...page } } });

/** Why there is no report with a stand-in of this behaviour and these files. */
function failureWith(
  files: Record<string, string>,
  config: object = {},
  behaviour: FakeBehaviour = {},
) {
  const engine = fakeEngine(behaviour);
  serveScripts(engine);
  serve(files, { ...STIMULSOFT, ...config });
  return { engine, failure: failureOf() };
}

installationPerTest();

describe('a report of a laboratory with the licensed engine', () => {
  it('is the engine’s file, told of nothing, and holds the order’s tables, results untouched', async () => {
    const { made, engine } = await draw({}, { language: 'en' });
    expect(new TextDecoder().decode(made.pdf)).toMatch(/^%PDF-/);
    expect(made).toMatchObject({ skipped: [], missingCharacters: [], withoutPictures: false });
    const cell = (name: string, column: string) => {
      const table = engine.tables.get(name);
      return table?.rows[0]?.[table.columns.findIndex(([own]) => own === column)];
    };
    const test = ['testName', 'result', 'unit'].map((column) => cell('order_resultTest', column));
    expect(test).toEqual(['Glucosa en suero', '<5', '10<sup>6</sup>/µL']);
    // It words the template where the LIS says nothing.
    expect(cell('order', 'languageReport')).toBe('en');
    expect([...engine.tables.keys()]).toEqual(
      expect.arrayContaining(['order', 'order_patient', 'order_listfirm', 'Labels', 'variables']),
    );
  });

  it('takes its template, or the general one where the folder has none', async () => {
    serve({ 'reports_Sede_01.mrt': withPage({ Own: 'sede' }) });
    const own = await draw({}, { template: 'reports_Sede_01' });
    expect(own.engine.loaded[0]).toContain('"Own":"sede"');
    const general = await draw({}, { template: 'reports_Sede_02' });
    expect(asked).toContain('reports_Sede_02.mrt');
    expect(general.engine.loaded[0]).toContain('"ReportName":"reports"');
  });

  it('shows a box for characters that the typeface lacks, names them, and tells of a logo that cannot be drawn', async () => {
    const engine = fakeEngine();
    serveScripts(engine);
    const laboratory = { name: '', logo: 'bm8=', color: '', contact: [] };
    const order = reportOrder([reportTest({ result: '検 5' })]);
    const source = { order, setting: legacySetting({ laboratory }) };
    const made = await (await open()).make(job({ source }, '検 5'));
    expect(made).toMatchObject({ missingCharacters: ['検'], withoutPictures: true });
    const table = engine.tables.get('order_resultTest');
    const at = table?.columns.findIndex(([name]) => name === 'result') ?? -1;
    expect(table?.rows[0]?.[at]).toBe('□ 5');
  });
});

describe('no report, and what is wrong by name', () => {
  const narrow = withPage({ Font: 'Arial Narrow;8;;' });
  const verdana = withPage({ Font: 'Verdana;8;;' });
  const webFont = 'wOF2 and more than twelve bytes';

  it.each<[string, Record<string, string>, object, RegExp]>([
    [
      'the page of a host that answers for files it has not',
      { 'reports.mrt': '<!doctype html><html></html>' },
      {},
      /^reports\.mrt: missing$/,
    ],
    ['a typeface without files', { 'reports.mrt': verdana }, {}, /^Verdana-Regular\.ttf: missing$/],
    [
      'a typeface whose file is a web font',
      { 'reports.mrt': verdana, 'fonts/Verdana-Regular.ttf': webFont },
      { fonts: ['Verdana'] },
      /^Verdana-Regular\.ttf: invalid$/,
    ],
    [
      'a stand-in without files',
      { 'reports.mrt': narrow },
      { fonts: { 'Arial Narrow': 'Liberation Sans Narrow' } },
      /^Liberation Sans Narrow-\w+\.ttf: missing$/,
    ],
  ])('of a template with %s', async (_case, files, config, sentence) => {
    const { engine, failure } = failureWith(files, config);
    expect(await failure).toMatch(sentence);
    expect(engine.drawn).toBeNull();
  });

  it('but not of a typeface for a bar code’s caption, or to which the installation gives Arial', async () => {
    const barCode = { Ident: 'StiBarCode', Font: 'Arial Narrow;8;;' };
    const captions = withPage({ Components: { 0: barCode } });
    for (const [template, fonts] of [
      [captions, {}],
      [narrow, { 'arial narrow': 'Arial' }],
    ] as const) {
      const { engine, failure } = failureWith({ 'reports.mrt': template }, { fonts });
      expect(await failure).toBe('no failure');
      expect(engine.fonts).toContain('Arial Narrow 0 bytes');
    }
  });

  it('never takes the general template for one that is wrong, and asks for none of a name that is no file’s', async () => {
    serveScripts(fakeEngine());
    serve({ 'reports_Sede_01.mrt': '{' });
    expect(await failureOf({ template: 'reports_Sede_01' })).toBe(
      'reports_Sede_01.mrt: invalid JSON, XML',
    );
    asked.length = 0;
    for (const template of ['../config', 'a/../../b', '.reports', 'reports..x', '', 'a\\b']) {
      expect(await failureOf({ template })).toBe(`${template}.mrt: invalid`);
    }
    expect(asked).toEqual([]);
  });

  it('of a template with a cell that cannot be evaluated, unless the installation knows of it in this very file', async () => {
    vi.stubGlobal('isSecureContext', true);
    const cell = {
      ...{ Ident: 'StiTableCell', Name: 'Table1_Cell1' },
      Text: { Value: '{IIF(variables.typeprint == 1, "a")}' },
    };
    const template = withPage({ Components: { 0: cell } });
    const sha256 = createHash('sha256').update(template).digest('hex');
    const failure = (hash: string, file = template) => {
      const acknowledged = { 'reports.mrt': { sha256: hash, components: ['Table1_Cell1'] } };
      return failureWith({ 'reports.mrt': file }, { acknowledged }).failure;
    };
    expect(await failure(sha256)).toBe('no failure');
    expect(await failure(sha256.toUpperCase())).toBe('no failure');
    expect(await failure(sha256, `${template} `)).toContain('invalid Table1_Cell1: {IIF(');
    // Nobody can compute the hash.
    vi.stubGlobal('isSecureContext', false);
    expect(await failure(sha256)).toContain('invalid Table1_Cell1: {IIF(');
  });

  it('when the engine makes none, never by the other engine, and when it was stopped', async () => {
    expect(await failureWith({}, {}, { pdf: null }).failure).toBe(
      'the report could not be drawn: failed',
    );
    serveScripts(fakeEngine());
    const stopped = (await open()).make(job(), AbortSignal.abort());
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the vendor’s scripts', () => {
  it('are the two plain files of the portal’s own origin, loaded once, with the first report', async () => {
    const loaded = serveScripts(fakeEngine());
    const engine = await open();
    expect(loaded).toEqual([]);
    await engine.make(job());
    await Promise.all([engine.make(job()), engine.make(job())]);
    expect(loaded).toEqual(FILES.map((file) => `/reports/stimulsoft/${file}`));
  });

  it('are named when one is missing, and asked for again by the next report', async () => {
    for (const file of FILES) {
      serveScripts(fakeEngine(), [file]);
      const engine = await open();
      await expect(engine.make(job())).rejects.toThrow(`${file}: missing`);
      vi.restoreAllMocks();
      serveScripts(fakeEngine());
      await expect(engine.make(job())).resolves.toMatchObject({ skipped: [] });
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    }
  });

  it('are refused when they are something else, and say nothing of a licence key that they refuse', async () => {
    serveScripts(null);
    expect(await failureOf()).toBe('stimulsoft.reports.engine.js: invalid window.Stimulsoft');
    const { failure } = failureWith({}, {}, { acceptsKey: false });
    expect(await failure).toBe('config.json: invalid stimulsoft.licenseKey');
    expect(await failure).not.toContain(KEY);
  });
});

describe('under a policy that refuses text as HTML', () => {
  interface Rules {
    readonly createHTML?: (source: string) => string;
    readonly createScriptURL: (url: string) => string;
  }
  const policies = new Map<string, Rules>();
  /** A browser with Trusted Types whose headers allow some policies. */
  const enforce = (...allowed: readonly string[]) =>
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: Rules) => {
        if (!allowed.includes(name)) throw new TypeError('disallowed by CSP');
        policies.set(name, rules);
        return rules;
      },
    });

  beforeEach(() => {
    policies.clear();
  });

  it('lets the engine measure harmless HTML, only while it draws, and not before its first report', async () => {
    enforce('portal', 'default');
    let measured: string | undefined;
    const render = () => {
      measured = policies.get('default')?.createHTML?.('<b onclick=x>a</b><img src=x>');
    };
    serveScripts(fakeEngine({ render }));
    const engine = await open();
    expect([...policies.keys()]).toEqual([]);
    await engine.make(job());
    await engine.make(job());
    expect([...policies.keys()]).toEqual(['portal', 'default']);
    expect(measured).toBe('<b>a</b>&lt;img src=x&gt;');
    expect(() => policies.get('default')?.createHTML?.('<b>a</b>')).toThrow(TypeError);
    expect(() => policies.get('default')?.createScriptURL('/assets/x.js')).toThrow(TypeError);
  });

  it('names the header that stands in the way', async () => {
    enforce('portal');
    const { failure } = failureWith({});
    expect(await failure).toBe('Content-Security-Policy: invalid trusted-types … default');
  });
});
