import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { loadFonts, loadLatinFonts } from '@/reporting/builtin/fonts/font-source';
import { configure, network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

const TRUE_TYPE = new Uint8Array([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

portalPerTest();

it('reads the typeface once, for reports at the same time too, after a failure anew, and from another folder anew', async () => {
  const asked: string[] = [];
  let status = 404;
  network.use(
    http.get(`${PORTAL}/:folder/fonts/:file`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      if (status !== 200) return new HttpResponse(null, { status });
      return HttpResponse.arrayBuffer(TRUE_TYPE.buffer);
    }),
  );
  await configure({ reportsUrl: '/first' });
  await expect(loadFonts()).rejects.toMatchObject({ problem: 'missing' });
  status = 200;
  asked.length = 0;
  const [fonts, atOnce] = await Promise.all([loadFonts(), loadFonts()]);
  expect(atOnce).toBe(fonts);
  expect(await loadFonts()).toBe(fonts);
  expect(asked.toSorted()).toEqual(
    ['Bold', 'BoldItalic', 'Italic', 'Regular'].map(
      (cut) => `/first/fonts/LiberationSans-${cut}.ttf`,
    ),
  );
  await configure({ reportsUrl: '/others' });
  expect(await loadFonts()).not.toBe(fonts);
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
