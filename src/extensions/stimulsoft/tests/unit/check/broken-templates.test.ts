import { expect, it, vi } from 'vitest';

import { readMrt } from '@/extensions/stimulsoft/mrt-source';

import { BASE, BROKEN, WHOLE } from '@/extensions/stimulsoft/tests/check/broken-templates';
import { checkSite } from '@/extensions/stimulsoft/tests/check/check-site';
import { sampleSite } from '@/extensions/stimulsoft/tests/check/sample-site';
import { standIn } from '@/extensions/stimulsoft/tests/check/stand-in';
import { verdictLines, verdictsOf } from '@/extensions/stimulsoft/tests/check/verdicts';

vi.spyOn(console, 'log').mockReturnValue();

const site = await sampleSite();
const LONG = 'Se observan quistes de Giardia duodenalis en regular cantidad';
const orders = site.orders
  .filter(({ name }) => ['with a culture', 'with < and & everywhere'].includes(name))
  .map(({ order, ...others }, at) => {
    const tests = order.tests.map((test) => (at === 0 ? { ...test, result: LONG } : test));
    return { ...others, order: { ...order, tests } };
  });
const labels = { '0557': 'Paciente' };
const UTF8 = new TextEncoder();

/** What the check says of the template in other bytes. */
async function lineOf(bytes: Uint8Array, acknowledged: readonly string[] = []): Promise<string> {
  const read = () => ({
    ...readMrt(bytes, 'a.mrt'),
    acknowledged: new Set(acknowledged),
  });
  const outcomes = await checkSite(
    { ...site, setting: { ...site.setting, labels }, orders, templates: [{ file: 'a.mrt', read }] },
    standIn,
  );
  return verdictLines(verdictsOf(outcomes), false);
}

it('a template that loses nothing is a yes', async () => {
  expect(await lineOf(UTF8.encode(BASE.text))).toBe('yes  a.mrt: 2 orders');
});

it('each of the templates that lose something is a no, and its line says why', async () => {
  expect(BROKEN.length).toBeGreaterThan(20);
  for (const [name, change, reason, acknowledged] of BROKEN) {
    const broken = change(BASE.text);
    expect(broken, name).not.toBe(BASE.text);
    const line = await lineOf(UTF8.encode(broken), acknowledged);
    expect.soft(line, name).toMatch(/^no {3}a\.mrt: /);
    expect.soft(line, name).toContain(reason);
  }
});

it.each(WHOLE)('a template with %s is a yes', async (_case, change, acknowledged) => {
  const changed = change(BASE.text);
  expect(changed).not.toBe(BASE.text);
  expect(await lineOf(UTF8.encode(changed), acknowledged)).toBe('yes  a.mrt: 2 orders');
});
