import { readFile } from 'node:fs/promises';

import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { loadPaper } from '@/reporting/builtin/load-paper';
import { loadLatinFonts } from '@/reporting/builtin/fonts/font-source';
import { plainFonts } from '@/reporting/builtin/fonts/plain-fonts';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { configure, network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

portalPerTest();

/** The cut that a report with these texts is drawn with. */
async function drawnWith(content: unknown): Promise<string> {
  network.use(
    http.get(`${PORTAL}/reports/*`, async ({ params }) => {
      const bytes = await readFile(`reports/${String(params['0'])}`).catch(() => null);
      if (bytes === null) return new HttpResponse(null, { status: 404 });
      return HttpResponse.arrayBuffer(new Uint8Array(bytes).buffer);
    }),
  );
  const { fonts } = await loadPaper('reports', content);
  const { regular: latin } = plainFonts((await loadReportParts()).latinFonts);
  if (Buffer.from(latin).equals(fonts.regular)) return 'latin';
  const whole = await readFile('reports/fonts/LiberationSans-Regular.ttf');
  return whole.equals(fonts.regular) ? 'whole' : 'whole, without layout';
}

it.each([
  ['latin', 'Spanish', { patient: 'María de los Ángeles Zúñiga Peñaloza', sex: '¿F? ¡Sí!' }],
  ['latin', 'units', ['10³/µL', 'mL/min/1.73 m²', '≥ 90', '≤ 5', '± 2', '½', '‰', '37 °C']],
  ['latin', 'Greek and arrows', ['α-fetoproteína', 'β', 'γ-GT', 'Ω', '↑', '↓', '→', '▲', '▼']],
  ['latin', 'other Latin alphabets', ['Łukasz', 'Şahin', 'Dvořák', 'Åse', 'Ø', 'Győr']],
  ['latin', 'white space and joiners', ['a b', 'a​b', 'a‍b', 'a­b']],
  ['latin', 'pictures', { head: { laboratoryLogo: 'data:image/png;base64,Ж' }, signatures: [] }],
  // One such character is enough for the whole document.
  ['whole, without layout', 'a Vietnamese name', ['Glucosa', { comments: ['Nguyễn Thị Hiền'] }]],
  ['whole, without layout', 'a Cyrillic name', ['Glucosa', { comments: ['Анна Каренина'] }]],
  ['whole, without layout', 'one beyond the basic plane', ['Glucosa', { comments: ['𝛼'] }]],
  ['whole', 'a Hebrew name', ['Glucosa', { comments: ['אברהם'] }]],
  ['whole', 'an accent that combines', ['Glucosa', { comments: ['Pen\u0308a'] }]],
  ['whole', 'a character that no cut has', ['Glucosa', { comments: ['漢'] }]],
])('the %s typeface draws %s', async (cut, _what, content) => {
  expect(await drawnWith(content)).toBe(cut);
});

it('an installation without the small typeface is asked for it once; one that fails is asked again', async () => {
  let asked = 0;
  let status = 503;
  network.use(
    http.get(`${PORTAL}/without/fonts/latin/:file`, () => {
      asked += 1;
      return new HttpResponse(null, { status });
    }),
  );
  await configure({ reportsUrl: '/without' });
  await expect(loadLatinFonts()).rejects.toMatchObject({ problem: 'unreachable' });
  status = 404;
  asked = 0;
  expect(await loadLatinFonts()).toBeNull();
  expect(await loadLatinFonts()).toBeNull();
  expect(asked).toBe(4);
});
