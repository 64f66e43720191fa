// @vitest-environment jsdom
import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { buildLegacyReport } from '@/domain/reports/legacy/legacy-report';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';

import { fakeEngine } from './fake-vendor';
import {
  asked,
  draw,
  failureOf,
  installationPerTest,
  job,
  open,
  serve,
  serveScripts,
  STIMULSOFT,
} from './installation';
import { legacySetting } from './legacy-setting';

const withPage = (page: object) => JSON.stringify({ Pages: { 0: { Name: 'Page1', ...page } } });

installationPerTest();

describe('a report of a laboratory with the licensed engine', () => {
  it('is the engine’s file, told of nothing', async () => {
    const { made } = await draw();
    expect(new TextDecoder().decode(made.pdf)).toMatch(/^%PDF-/);
    expect(made).toMatchObject({ skipped: [], missingCharacters: [], withoutPictures: false });
  });

  it('holds the order’s tables, results untouched (F1)', async () => {
    const { engine } = await draw();
    const table = engine.tables.get('order_resultTest');
    const names = table?.columns.map(([name]) => name) ?? [];
    const cell = (name: string) => table?.rows[0]?.[names.indexOf(name)];
    expect([cell('testName'), cell('result'), cell('unit')]).toEqual([
      'Glucosa en suero',
      '<5',
      '10<sup>6</sup>/µL',
    ]);
    expect([...engine.tables.keys()]).toEqual(
      expect.arrayContaining(['order', 'order_patient', 'order_listfirm', 'Labels', 'variables']),
    );
  });

  it.each(['es', 'en'] as const)(
    'words the template in %s where the LIS says nothing',
    async (language) => {
      const { engine } = await draw({}, { language });
      const table = engine.tables.get('order');
      const at = table?.columns.findIndex(([name]) => name === 'languageReport') ?? -1;
      expect(table?.rows[0]?.[at]).toBe(language);
    },
  );

  it('takes its template, or the general one where the folder has none', async () => {
    serve({ 'reports_Sede_01.mrt': withPage({ Own: 'sede' }) });
    const own = await draw({}, { template: 'reports_Sede_01' });
    expect(own.engine.loaded[0]).toContain('"Own":"sede"');
    const general = await draw({}, { template: 'reports_Sede_02' });
    expect(asked).toContain('reports_Sede_02.mrt');
    expect(general.engine.loaded[0]).toContain('"ReportName":"reports"');
  });

  it('shows a box for characters that the typeface lacks, and names them', async () => {
    const engine = fakeEngine();
    serveScripts(engine);
    const made = await (await open()).make(job({}, '検 5'));
    expect(made.missingCharacters).toEqual(['検']);
    const table = engine.tables.get('order_resultTest');
    const at = table?.columns.findIndex(([name]) => name === 'result') ?? -1;
    expect(table?.rows[0]?.[at]).toBe('□ 5');
  });

  it('tells of a logo that cannot be drawn (D11)', async () => {
    const setting = legacySetting({
      laboratory: { name: '', logo: 'bm8=', color: '', contact: [] },
    });
    const legacy = () => buildLegacyReport(reportOrder([reportTest()]), setting);
    const { made } = await draw({}, { legacy });
    expect(made.withoutPictures).toBe(true);
  });
});

describe('no report, and what is wrong by name', () => {
  it.each<[string, string, string]>([
    ['a script', withPage({ BeforePrintEvent: { Value: 'x()' } }), 'invalid BeforePrintEvent'],
    [
      'a page of the host, which answers for files it has not',
      '<!doctype html><html></html>',
      'missing',
    ],
  ])('of a template with %s (G9)', async (_, template, problem) => {
    const engine = fakeEngine();
    serveScripts(engine);
    serve({ 'reports.mrt': template });
    expect(await failureOf()).toBe(`reports.mrt: ${problem}`);
    expect(engine.loaded).toEqual([]);
  });

  it('never takes the general template for one that is wrong', async () => {
    serveScripts(fakeEngine());
    serve({ 'reports_Sede_01.mrt': '{' });
    expect(await failureOf({ template: 'reports_Sede_01' })).toBe(
      'reports_Sede_01.mrt: invalid JSON, XML',
    );
  });

  it.each(['../config', 'a/../../b', '.reports', 'reports..x', '', 'a\\b', 'x'.repeat(80)])(
    'of a template called %j, which is never asked for (G9)',
    async (template) => {
      serveScripts(fakeEngine());
      expect(await failureOf({ template })).toBe(`${template}.mrt: invalid`.trim());
      expect(asked).toEqual([]);
    },
  );

  describe('for a cell that cannot be evaluated', () => {
    const CELL = { Name: 'Table1_Cell1', Text: { Value: '{IIF(variables.typeprint == 1, "a")}' } };
    const TEMPLATE = withPage({ Components: { 0: CELL } });
    const sha256 = createHash('sha256').update(TEMPLATE).digest('hex');
    const failureWith = async (hash: string, template = TEMPLATE) => {
      serveScripts(fakeEngine({ messages: ["Table1_Cell1: Expression can't be evaluated"] }));
      const known = { sha256: hash, components: ['Table1_Cell1'] };
      serve({ 'reports.mrt': template }, { ...STIMULSOFT, acknowledged: { 'reports.mrt': known } });
      return failureOf();
    };

    beforeEach(() => {
      vi.stubGlobal('isSecureContext', true);
    });

    it('unless the installation knows of it', async () => {
      expect(await failureWith(sha256)).toBe('no failure');
      expect(await failureWith(sha256.toUpperCase())).toBe('no failure');
    });

    it('where the template is another one by now', async () => {
      expect(await failureWith(sha256, `${TEMPLATE} `)).toContain('invalid Table1_Cell1: {IIF(');
    });

    it('where nobody can compute its hash', async () => {
      vi.stubGlobal('isSecureContext', false);
      expect(await failureWith(sha256)).toContain('invalid Table1_Cell1: {IIF(');
    });
  });

  it('of a typeface without files', async () => {
    serveScripts(fakeEngine());
    serve({ 'reports.mrt': withPage({ Font: 'Verdana;8;;' }) });
    expect(await failureOf()).toBe('Verdana-Regular.ttf: missing');
  });

  it.each<[string, object, object]>([
    ['a bar code’s caption', { Ident: 'StiBarCode', Font: 'Arial Narrow;8;;' }, {}],
    [
      'a text, to which the installation gives Arial',
      { Font: 'Arial Narrow;8;;' },
      { fonts: { 'arial narrow': 'Arial' } },
    ],
  ])('but not of one for %s', async (_case, component, setting) => {
    const engine = fakeEngine();
    serveScripts(engine);
    serve(
      { 'reports.mrt': withPage({ Components: { 0: component } }) },
      { ...STIMULSOFT, ...setting },
    );
    expect(await failureOf()).toBe('no failure');
    expect(engine.fonts).toContain('Arial Narrow 0 bytes');
  });

  it('of a stand-in without files', async () => {
    serveScripts(fakeEngine());
    serve(
      { 'reports.mrt': withPage({ Font: 'Arial Narrow;8;;' }) },
      { ...STIMULSOFT, fonts: { 'Arial Narrow': 'Liberation Sans Narrow' } },
    );
    expect(await failureOf()).toMatch(/^Liberation Sans Narrow-\w+\.ttf: missing$/);
  });

  it('of a typeface whose file is a web font (F1)', async () => {
    serveScripts(fakeEngine());
    serve(
      {
        'reports.mrt': withPage({ Font: 'Verdana;8;;' }),
        'fonts/Verdana-Regular.ttf': 'wOF2 and more than twelve bytes',
      },
      { ...STIMULSOFT, fonts: ['Verdana'] },
    );
    expect(await failureOf()).toBe('Verdana-Regular.ttf: invalid');
  });

  it('when the engine makes none, and never by the other engine (F12)', async () => {
    serveScripts(fakeEngine({ pdf: null }));
    expect(await failureOf()).toBe('the report could not be drawn: failed');
  });

  it('when it was stopped', async () => {
    serveScripts(fakeEngine());
    const engine = await open();
    await expect(engine.make(job(), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
