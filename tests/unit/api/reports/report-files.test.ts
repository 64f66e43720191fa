import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { getOrderFile } from '@/api/reports/installation/get-order-file';
import { getReportLabels, reportLabelsOptions } from '@/api/reports/installation/get-report-labels';
import {
  getReportTemplates,
  reportTemplatesOptions,
} from '@/api/reports/installation/get-report-templates';
import { mergePdf } from '@/api/reports/merge-pdf';
import { base64FromBytes } from '@/lib/files/base64';

import {
  answerAll,
  answerJson,
  configure,
  network,
  PORTAL,
  portalPerTest,
} from '@tests/unit/api/portal';

const PATH = '/opt/lis/frontend';

portalPerTest();

describe('application server', () => {
  it.each(['2', '"2"', ' 2\n'])('takes the text %j as a missing path', async (body) => {
    answerAll(() => HttpResponse.html(body));
    expect(await getReportTemplates(PATH)).toBeNull();
    expect(await getReportLabels({ pathFe: PATH, language: 'es' })).toBeNull();
  });

  it('reads template names and counts paths among them; labels come as JSON, as text and as JSON inside a text', async () => {
    answerJson([{ name: 'reports.mrt' }, { name: '../reports.mrt' }, { name: 'reports.exe' }, {}]);
    expect(await getReportTemplates(PATH)).toEqual({ items: ['reports.mrt'], unreadable: 3 });
    const labels = { '0110': 'Orden', '0289': 'Resultado' };
    const text = JSON.stringify(labels);
    for (const body of [text, JSON.stringify(text)]) {
      answerAll(() => HttpResponse.html(body));
      expect(await getReportLabels({ pathFe: PATH, language: 'es' })).toEqual(labels);
    }
  });
});

describe('the lists that reports need', () => {
  /** The installation has these files, the application server answers with `2`. */
  function serve(files: Readonly<Record<string, () => Response>> = {}): string[] {
    const asked: string[] = [];
    network.use(
      http.get(`${PORTAL}/reports/:file`, ({ params }) => {
        const file = String(params['file']);
        return files[file]?.() ?? new HttpResponse(null, { status: 404 });
      }),
      http.post(`${PORTAL}/api/:call`, async ({ request }) => {
        const body: unknown = await request.json();
        asked.push(JSON.stringify(body));
        return HttpResponse.html('2');
      }),
    );
    return asked;
  }
  /** Runs a query as a cache would. */
  const templates = (pathFe: string) => new QueryClient().query(reportTemplatesOptions(pathFe));
  const labels = (pathFe: string, language: 'es' | 'en' = 'es') =>
    new QueryClient().query(reportLabelsOptions({ pathFe, language }));

  it.each([
    ['/opt/lis/frontend', '/opt/lis/frontend'],
    [' /opt/lis/frontend// ', '/opt/lis/frontend'],
    ['C:\\lis\\frontend\\', 'C:\\lis\\frontend'],
  ])('are asked for below the stored folder %j', async (stored, folder) => {
    const asked = serve();
    expect(await templates(stored)).toEqual({ kind: 'path-missing' });
    expect(await labels(stored)).toEqual({ kind: 'path-missing' });
    expect(await labels(stored, 'en')).toEqual({ kind: 'path-missing' });
    expect(asked.map((body): unknown => JSON.parse(body))).toEqual([
      {
        pathReport: `${folder}/public/Report/reportsandconsultations/reports`,
        report: './public/reports',
      },
      { pathReport: `${folder}/public/languages/locale-es.json` },
      { pathReport: `${folder}/public/languages/locale-en.json` },
    ]);
  });

  it('are asked of nobody where no folder is stored or the installation names no server', async () => {
    const asked = serve();
    for (const stored of ['', '  ']) {
      expect(await templates(stored)).toEqual({ kind: 'no-path' });
      expect(await labels(stored)).toEqual({ kind: 'no-path' });
    }
    await configure({ appServerUrl: '' });
    expect(await templates(PATH)).toEqual({ kind: 'no-server' });
    expect(await labels(PATH)).toEqual({ kind: 'no-server' });
    expect(asked).toEqual([]);
  });

  it('are the files of the installation where it has them', async () => {
    const asked = serve({
      'index.json': () => HttpResponse.json(['reports.json', 'reports_Sede_831.N.mrt']),
      'labels.json': () => HttpResponse.text('\ufeff{"0110": "Orden"}'),
    });
    expect(await templates('')).toEqual({
      kind: 'found',
      content: ['reports.json', 'reports_Sede_831.N.mrt'],
    });
    expect(await labels('')).toEqual({ kind: 'found', content: { '0110': 'Orden' } });
    expect(asked).toEqual([]);
  });

  it('are asked of the server where the host answers with its start page', async () => {
    const page = () => HttpResponse.html('<!doctype html><title>Portal</title>');
    const asked = serve({ 'index.json': page, 'labels.json': page });
    expect(await templates(PATH)).toEqual({ kind: 'path-missing' });
    expect(await labels(PATH)).toEqual({ kind: 'path-missing' });
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Response, string, string]>([
    ['is no JSON', HttpResponse.text('["reports.mrt",'), 'invalid', 'JSON'],
    ['is no list', HttpResponse.json({ a: 1 }), 'invalid', 'file: array'],
    ['names a path', HttpResponse.json(['reports.mrt', '../x.mrt']), 'invalid', '1: '],
    ['cannot be had', new HttpResponse(null, { status: 503 }), 'unreachable', ''],
  ])('that %s are named, and no server stands in', async (_case, answer, problem, detail) => {
    const asked = serve({ 'index.json': () => answer.clone() });
    await expect(templates(PATH)).rejects.toMatchObject({
      problem,
      file: 'index.json',
      detail: expect.stringContaining(detail) as string,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    [{ a: 5, b: 5, c: 5, d: 5 }, 'a: string, b: string, c: string'],
    [{}, ''],
    [{ a: 'Orden' }, ''],
    [{ '0110': '' }, ''],
  ])('take no labels out of %j', async (wrong, detail) => {
    serve({ 'labels.json': () => HttpResponse.json(wrong) });
    await expect(labels(PATH)).rejects.toMatchObject({
      ...{ problem: 'invalid', file: 'labels.json' },
      detail: expect.stringContaining(detail) as string,
    });
  });
});

describe('the order file', () => {
  const serve = (answer: () => Response) => {
    network.use(http.get(`${PORTAL}/reports/order.json`, answer));
  };

  it('is read with what it leaves out, and may be absent', async () => {
    serve(() => HttpResponse.json({ tests: ['1002', 'Glucosa'] }));
    expect(await getOrderFile()).toEqual({ areas: [], profiles: [], tests: ['1002', 'Glucosa'] });
    serve(() => new HttpResponse(null, { status: 404 }));
    expect(await getOrderFile()).toEqual({ areas: [], profiles: [], tests: [] });
  });

  it.each([
    [{ test: ['1002'] }, 'test: ?'],
    [{ tests: ['1002', 5] }, 'tests.1: string'],
    [{ areas: 'Química' }, 'areas: array'],
    [[], 'file: object'],
  ])('%j names its mistake', async (file, detail) => {
    serve(() => HttpResponse.json(file));
    const wrong = { problem: 'invalid', file: 'order.json', detail };
    await expect(getOrderFile()).rejects.toMatchObject(wrong);
  });
});

describe('mergePdf', () => {
  const pdf = { name: 'a.pdf', extension: ' .PDF ', file: 'JVBERi0=', testId: 1 };
  const bytes = new TextEncoder().encode('%PDF-1.4');
  const base64 = base64FromBytes(bytes);

  it.each([
    ['a JSON text', JSON.stringify(base64)],
    ['an object', JSON.stringify({ status: 200, data: base64 })],
    ['an unquoted text', base64],
  ])('reads the merged file from %s and tells of the blank page', async (_, body) => {
    answerAll(() => new Response(body));
    expect(await mergePdf([pdf])).toEqual({ bytes, endsWithBlankPage: true });
    expect(await mergePdf([pdf, pdf])).toEqual({ bytes, endsWithBlankPage: false });
  });

  it('gives null for another status and an empty text; a text that is no base64 is refused', async () => {
    for (const body of [{ status: 500, data: base64 }, '']) {
      answerJson(body);
      expect(await mergePdf([pdf])).toBeNull();
    }
    answerJson('<html>');
    await expect(mergePdf([pdf])).rejects.toMatchObject({ kind: 'contract' });
  });

  it('asks nothing without a PDF that has a content', async () => {
    const sent = answerJson(base64);
    const files = [
      { ...pdf, file: '' },
      { ...pdf, extension: 'png' },
    ];
    expect(await mergePdf(files)).toBeNull();
    expect(sent).toHaveLength(0);
  });
});
