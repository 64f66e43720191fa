import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { getReportLabels } from '@/api/reports/get-report-labels';
import { getReportTemplates } from '@/api/reports/get-report-templates';
import { mergePdf } from '@/api/reports/merge-pdf';
import { base64FromBytes } from '@/lib/base64';

import { answerAll, portalPerTest } from './portal';

const PATH = '/opt/lis/frontend';

function answer(body: unknown): void {
  answerAll(() => HttpResponse.json(body as object));
}

portalPerTest();

describe('application server', () => {
  it.each(['2', '"2"', ' 2\n'])('takes the text %j as a missing path', async (body) => {
    answerAll(() => HttpResponse.html(body));
    expect(await getReportTemplates(PATH)).toBeNull();
    expect(await getReportLabels({ pathFe: PATH, language: 'es' })).toBeNull();
  });

  it('reads template names and counts paths among them', async () => {
    answer([{ name: 'reports.mrt' }, { name: '../reports.mrt' }, { name: 'reports.exe' }, {}]);
    expect(await getReportTemplates(PATH)).toEqual({ items: ['reports.mrt'], unreadable: 3 });
  });

  it('reads labels as JSON, as text and as JSON inside a text', async () => {
    const labels = { '0110': 'Orden', '0289': 'Resultado' };
    const text = JSON.stringify(labels);
    for (const body of [text, JSON.stringify(text)]) {
      answerAll(() => HttpResponse.html(body));
      expect(await getReportLabels({ pathFe: PATH, language: 'es' })).toEqual(labels);
    }
  });
});

describe('mergePdf', () => {
  const pdf = { name: 'a.pdf', extension: ' .PDF ', file: 'JVBERi0=', testId: 1 };
  const bytes = new TextEncoder().encode('%PDF-1.4');
  const base64 = base64FromBytes(bytes);

  it.each([
    ['a JSON text', base64],
    ['an object', { status: 200, data: base64 }],
  ])('reads the merged file from %s and tells of the blank page', async (_, body) => {
    answer(body);
    expect(await mergePdf([pdf])).toEqual({ bytes, endsWithBlankPage: true });
    expect(await mergePdf([pdf, pdf])).toEqual({ bytes, endsWithBlankPage: false });
  });

  it('reads an unquoted text', async () => {
    answerAll(() => new Response(base64));
    expect(await mergePdf([pdf])).toMatchObject({ bytes });
  });

  it.each([
    ['another status', { status: 500, data: base64 }],
    ['an empty text', ''],
    ['nothing', null],
  ])('gives null for %s', async (_, body) => {
    answer(body);
    expect(await mergePdf([pdf])).toBeNull();
  });

  it('asks nothing without a PDF that has a content', async () => {
    const sent = answerAll(() => HttpResponse.json(base64));
    expect(
      await mergePdf([
        { ...pdf, file: '' },
        { ...pdf, extension: 'png' },
      ]),
    ).toBeNull();
    expect(sent).toHaveLength(0);
  });

  it('refuses a text that is no base64', async () => {
    answer('<html>');
    await expect(mergePdf([pdf])).rejects.toMatchObject({ kind: 'contract' });
  });
});
