import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { plainText } from '@/lib/text/marked-text';
import { openDashboard, RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { TEXTS } from '@tests/support/fuzz/nasty-shapes';
import { ANA, answerResults, openAna, resultRow, results } from '@tests/support/orders/results';

/** Marks the call that reads the laboratory's own answer. */
const OWN_CALL = 'x-own-call';

interface RawTest {
  readonly testName: string;
  readonly result: string;
  readonly unit: string;
}

/** The last answer of the demo laboratory to a call for results, as it came. */
function watchRawResults(): () => readonly RawTest[] {
  let last: readonly RawTest[] = [];
  server.use(
    http.get(RESULTS, async ({ request }) => {
      if (request.headers.has(OWN_CALL)) return undefined;
      const headers = new Headers(request.headers);
      headers.set(OWN_CALL, 'yes');
      const text = await (await fetch(request.url, { headers })).text();
      last = text === '' ? [] : (JSON.parse(text) as RawTest[]);
      return HttpResponse.json(last);
    }),
  );
  return () => last;
}

/** Texts of each row of the table, top to bottom, scrolling through it. */
async function readTable(): Promise<readonly (readonly string[])[]> {
  const table = await results();
  const body = within(table).getByRole('rowgroup', { name: 'Resultados' });
  const read = new Map<string, readonly string[]>();
  const count = Number(table.getAttribute('aria-rowcount')) - 1;
  for (let top = 0; read.size < count; top += 200) {
    expect(top).toBeLessThan(count * 100);
    body.scrollTop = top;
    fireEvent.scroll(body);
    for (const row of within(body).getAllByRole('row')) {
      const cells = [
        ...within(row).getAllByRole('rowheader'),
        ...within(row).queryAllByRole('cell'),
      ].map(({ textContent }) => textContent);
      read.set(row.getAttribute('aria-rowindex') ?? '', cells);
    }
  }
  return [...read.values()];
}

it('an order reads like the raw answer of the laboratory, character by character (F1)', async () => {
  const raw = watchRawResults();
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  const [newest] = within(list).getAllByRole('option');
  if (newest === undefined) throw new Error('the demo laboratory has no recent order');
  await user.click(newest);

  const rows = await readTable();
  expect(raw().length).toBeGreaterThan(0);
  for (const { testName, result, unit } of raw()) {
    const shown = rows.find(([name = '']) => name.trim() === testName) ?? [];
    const [, resultCell = '', , unitCell = ''] = shown;
    const own = result === '' ? 'Pendiente' : result;
    expect(resultCell.slice(0, own.length)).toBe(own);
    // Nothing but a mark in words stands behind it, and none behind what is pending: another digit would be another value.
    expect(resultCell.slice(own.length).trimEnd()).toMatch(/^(?: [↑↓]{0,2} ?\p{L}.*)?$/su);
    expect(unitCell).toBe(plainText(unit));
  }
});

/** Yes or no is no result. */
const SHOWN = TEXTS.filter(
  ({ wire, expected }) => typeof wire !== 'boolean' && expected.trim() !== '',
);

it.each([0, 1, 2, 3])(
  'results of every shape stand as they are, part %i (F1, E8)',
  async (part) => {
    const shapes = SHOWN.filter((_, at) => at % 4 === part);
    answerResults(() =>
      shapes.map(({ wire }, at) => wireTest(ANA, at + 100, { result: wire, resultType: 2 })),
    );
    await openAna();
    for (const [at, { expected }] of shapes.entries()) {
      const [cell] = within(await resultRow(`Examen ${at + 100}`)).getAllByRole('cell');
      const text = cell?.textContent ?? '';
      expect(text.slice(0, expected.length)).toBe(expected);
      expect(text.slice(expected.length).trim()).toBe('Normal');
    }
  },
);
