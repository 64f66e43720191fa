import { test } from '@playwright/test';

import { compare, growthOf } from './support/comparison';
import { inTurn } from './support/measure';
import { openPeers, peerClocks } from './support/peers';

const RUNS = 6;

test('a report drawn, beside the same letters put on the page by hand', async ({ browser }) => {
  const page = await openPeers(browser, 'report');
  const drawn: (readonly [number, number])[] = [];
  for (const size of [1, 60, 300, '60 with a logo']) {
    const clocks = await peerClocks(page, size, ['portal', 'pdfkit', 'pdf-lib']);
    const { portal, ...peers } = await inTurn(RUNS, clocks);
    if (typeof size === 'number') drawn.push([size, portal]);
    const job = `report of tests, drawn: ${size}`;
    await compare({ job, portal, peers, limit: peers.pdfkit, owed: { timesLimit: 1.5 } });
  }
  const [, [, sixty] = [0, 0], [, threeHundred] = [0, 0]] = drawn;
  const job = 'report of 300 tests, in reports of 60';
  await compare({ job, portal: threeHundred / sixty, unit: 'times', owed: { atMost: 3 } });
  await compare({ job: 'report, growth', portal: growthOf(drawn), unit: 'power of n' });
});

test('a report, five documents and three pictures merged', async ({ browser }) => {
  const page = await openPeers(browser, 'merge');
  for (const scans of ['opaque', 'transparent']) {
    const clocks = await peerClocks(page, scans, ['portal', 'pdfium', 'pdf-lib']);
    const { portal, pdfium, ...peers } = await inTurn(RUNS, clocks);
    const job = `merge of a report, 5 documents and 3 pictures (${scans})`;
    // 70 ms where pdfium and the browser's own picture reader take 41.
    await compare({ job, portal, peers, limit: pdfium, owed: { timesLimit: 1.7 } });
  }
});

test('a table of 5,000 rows as a workbook', async ({ browser }) => {
  const page = await openPeers(browser, 'workbook');
  const clocks = await peerClocks(page, 5_000, ['portal', 'xlsx', 'by hand']);
  const { portal, xlsx, 'by hand': limit } = await inTurn(RUNS, clocks);
  const job = 'workbook of 5,000 rows';
  await compare({ job, portal, peers: { xlsx }, limit, owed: { atMost: xlsx } });
});
