import { readFile } from 'node:fs/promises';

import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { loadPaper } from '@/reporting/builtin/load-paper';
import { plainFonts } from '@/reporting/builtin/fonts/plain-fonts';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

portalPerTest();

/** The cut that a report with these texts is drawn with, and what was loaded for it. */
async function drawnWith(content: unknown, folder = 'reports'): Promise<string> {
  network.use(
    http.get(`${PORTAL}/reports/*`, async ({ params }) => {
      const bytes = await readFile(`${folder}/${String(params['0'])}`).catch(() => null);
      if (bytes === null) return new HttpResponse(null, { status: 404 });
      return HttpResponse.arrayBuffer(new Uint8Array(bytes).buffer);
    }),
  );
  const { fonts } = await loadPaper('reports', content);
  const isFile = async (name: string) =>
    (await readFile(`reports/fonts/${name}.ttf`)).equals(fonts.regular);
  const { regular: latin } = plainFonts((await loadReportParts()).latinFonts);
  if (Buffer.from(latin).equals(fonts.regular)) return 'latin';
  return (await isFile('LiberationSans-Regular')) ? 'whole' : 'whole, without layout';
}

it.each([
  ['Spanish', { patient: 'María de los Ángeles Zúñiga Peñaloza', sex: '¿F? ¡Sí!' }],
  ['units and figures', ['10³/µL', 'mL/min/1.73 m²', '≥ 90', '≤ 5', '± 2', '½', '‰', '37 °C']],
  ['Greek and arrows', ['α-fetoproteína', 'β', 'γ-GT', 'Ω', '↑', '↓', '→', '▲', '▼']],
  ['names of other Latin alphabets', ['Łukasz', 'Şahin', 'Dvořák', 'Åse', 'Ø', 'Győr']],
  ['white space and joiners', ['a b', 'a​b', 'a‍b', 'a­b']],
  ['pictures', { head: { laboratoryLogo: 'data:image/png;base64,Ж' }, signatures: [] }],
])('%s are drawn with the small typeface', async (_what, content) => {
  expect(await drawnWith(content)).toBe('latin');
});

it.each([
  ['a Vietnamese name', 'Nguyễn Thị Hiền', 'whole, without layout'],
  ['a Cyrillic name', 'Анна Каренина', 'whole, without layout'],
  ['one beyond the basic plane', '𝛼', 'whole, without layout'],
  ['a Hebrew name', 'אברהם', 'whole'],
  ['an accent that combines', 'Pen\u0308a', 'whole'],
  ['a character that no cut has', '漢', 'whole'],
])('%s takes the whole typeface, for all of the document', async (_what, text, cut) => {
  expect(await drawnWith(['Glucosa', { comments: [text] }])).toBe(cut);
});
