import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readSite } from '@/extensions/stimulsoft/tests/check/read-site';
import { runCheck } from '@/extensions/stimulsoft/tests/check/run-check';
import { fakeEngine } from '@/extensions/stimulsoft/tests/unit/fake-vendor';
import { SAMPLE } from '@/extensions/stimulsoft/tests/unit/sample-orders';

const TEMPLATE = await readFile('reports/reports.mrt');
const PENDING = [{ id: 90, name: 'Ferritina' }];

let folder = '';
const at = (name: string) => join(folder, name);
const folders = () => ({ templates: at('templates'), orders: at('orders'), config: '' });

async function put(name: string, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(at(name), Buffer.isBuffer(content) ? content : text);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-check-'));
  await mkdir(at('templates'));
  await mkdir(at('orders'));
  await put('templates/reports.mrt', TEMPLATE);
  await put('orders/one.json', { order: SAMPLE });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function failure(changes: Partial<ReturnType<typeof folders>> = {}): Promise<string> {
  const reason: unknown = await readSite({ ...folders(), ...changes }).catch(
    (cause: unknown) => cause,
  );
  return reason instanceof Error ? reason.message.replace(folder, '') : 'no failure';
}

describe('the folders of check:stimulsoft', () => {
  it('hold answers of the report calls as they come', async () => {
    await put('orders/answer.json', { listOrders: [{ order: SAMPLE, listTestPending: PENDING }] });
    await put('orders/preliminary-1.json', `\ufeff${JSON.stringify(SAMPLE)}`);
    const { orders } = await readSite(folders());
    expect(orders.map(({ name, kind, order }) => [name, kind, order.pending.length])).toEqual([
      ['answer', 'final', 1],
      ['one', 'final', 0],
      ['preliminary-1', 'preliminary', 0],
    ]);
    expect(orders.every(({ order }) => order.tests.length === 12)).toBe(true);
  });

  it('may hold labels, and typefaces before the installation’s own', async () => {
    expect((await readSite(folders())).setting.labels).toEqual({});
    await put('templates/labels.json', { '0110': 'Orden' });
    await mkdir(at('templates/fonts'));
    await put('templates/fonts/Verdana-Bold.ttf', 'bytes');
    const { setting, readFont } = await readSite(folders());
    expect(setting.labels).toEqual({ '0110': 'Orden' });
    expect(new TextDecoder().decode(await readFont('Verdana-Bold.ttf'))).toBe('bytes');
    expect((await readFont('LiberationSans-Bold.ttf')).length).toBeGreaterThan(10_000);
    await expect(readFont('Verdana-Italic.ttf')).rejects.toThrow('Verdana-Italic.ttf: missing');
  });

  it('obey the runtime file: its typefaces, and what may stay empty in this very template', async () => {
    const sha256 = createHash('sha256').update(TEMPLATE).digest('hex').toUpperCase();
    const components = ['Text6'];
    const stimulsoft = (hash: string) => ({
      stimulsoft: {
        fonts: ['Verdana'],
        acknowledged: { 'reports.mrt': { sha256: hash, components } },
      },
    });
    await put('config.json', stimulsoft(sha256));
    await put('other.json', stimulsoft('0'.repeat(64)));
    const site = await readSite({ ...folders(), config: at('config.json') });
    expect(site.standIns).toEqual({ Verdana: 'Verdana' });
    expect([...(site.templates[0]?.read().acknowledged ?? [])]).toEqual(components);
    const other = await readSite({ ...folders(), config: at('other.json') });
    expect(other.templates[0]?.read().acknowledged.size).toBe(0);
  });

  it('are named where they are wrong', async () => {
    expect(await failure({ templates: at('nothing') })).toBe('/nothing: missing');
    expect(await failure({ orders: at('templates') })).toBe('/templates/*.json: missing');
    expect(await failure({ config: at('config.json') })).toBe('/config.json: missing');
    await put('templates/labels.json', '{"0110": 5}');
    expect(await failure()).toBe('/templates/labels.json: invalid');
    await rm(at('templates/labels.json'));
    await put('orders/two.json', '{');
    expect(await failure()).toBe('/orders/two.json: invalid');
    await put('orders/two.json', { name: 'x' });
    expect(await failure()).toBe('/orders/two.json: invalid orderNumber, patient, resultTest');
  });
});

describe('a run', () => {
  it('goes on after a template that is none, and keeps what was drawn', async () => {
    await put('templates/a.mrt', 'no template');
    await put('templates/b.mrt', '{"Pages":{"0":{"BeforePrintEvent":{"Value":"x()"}}}}');
    const kept: string[] = [];
    const keep = (name: string) => Promise.resolve(void kept.push(name));
    const loadEngine = () =>
      Promise.resolve({ vendor: { ...fakeEngine().vendor }, version: '2026.3.4' });
    const run = { loadEngine, folders: folders(), withDetails: false, keep };
    const { lines, isClean } = await runCheck(run);
    expect(lines.split('\n')).toEqual([
      'no   a.mrt: refused with 1 of 1 orders: a.mrt: invalid JSON, XML',
      'no   b.mrt: refused with 1 of 1 orders: b.mrt: invalid BeforePrintEvent',
      // What the engine of this test draws is no PDF, and its text cannot be read.
      'no   reports.mrt: refused with 1 of 1 orders: Invalid PDF structure.',
    ]);
    expect([isClean, kept]).toEqual([false, []]);
  });

  it('is clean where everything is printed, in the portal’s own words', async () => {
    const keep = () => Promise.resolve();
    const run = { loadEngine: null, folders: folders(), withDetails: true, keep };
    expect(await runCheck(run)).toEqual({ lines: 'yes  reports.mrt: 1 order', isClean: true });
    const { setting } = await readSite(folders());
    const { words, laboratory, now, dateFormat } = setting;
    expect(words.age({ unit: 'years', count: 46 })).toBe('46 años');
    expect([words.sex(1), words.sex(2)]).toEqual(['Masculino', 'Femenino']);
    expect([laboratory.name, laboratory.logo, dateFormat]).toEqual(['', '', 'DD/MM/YYYY']);
    expect(words.date(Date.UTC(2026, 10, 20, 3))).toBe('19/11/2026');
    expect(Math.abs(Date.now() - now)).toBeLessThan(60_000);
  });

  it('prints the days of the runtime file’s zone', async () => {
    await put('config.json', { timeZone: 'Europe/Madrid' });
    const { setting } = await readSite({ ...folders(), config: at('config.json') });
    expect(setting.words.date(Date.UTC(2026, 10, 20, 3))).toBe('20/11/2026');
  });
});
