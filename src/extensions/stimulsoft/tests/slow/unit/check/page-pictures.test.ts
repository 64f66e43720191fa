import { expect, it } from 'vitest';

import { hardTests } from '@tests/support/fixtures/report-order';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

import { picturesPage } from '@/extensions/stimulsoft/tests/check/page-pictures.mjs';

const PNG = [0x89, 0x50, 0x4e, 0x47];

it('every page of every file is a picture below what was said', async () => {
  const parts = await loadReportParts();
  const tests = Array.from({ length: 3 }, () => hardTests).flat();
  const pdf = await printedReport(parts, parts.template, tests);
  const pages = await pdfPages(pdf);
  expect(pages.length).toBeGreaterThan(1);
  const files = [1, 2].map((number) => ({ name: `${number} <a>.pdf`, pdf }));
  const html = await picturesPage('no   a.mrt: 1 text cut behind "<"', files);
  expect(html).toContain('<pre>no   a.mrt: 1 text cut behind &quot;&lt;&quot;</pre>');
  expect(html).toContain('<h2>2 &lt;a>.pdf</h2>');
  const pictures = [...html.matchAll(/base64,([^"]+)"/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64'),
  );
  expect(pictures).toHaveLength(2 * pages.length);
  for (const picture of pictures) {
    expect([...picture.subarray(0, PNG.length)]).toEqual(PNG);
    // A white page is smaller.
    expect(picture.length).toBeGreaterThan(20_000);
  }
});
