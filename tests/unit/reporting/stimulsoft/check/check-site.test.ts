import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';

import { checkSite, type CheckedSite, type CheckedTemplate } from './check-site';
import { outcomeTable } from './outcome-table';
import { sampleSite } from './sample-site';
import { standIn } from './stand-in';
import { SAMPLE } from '../sample-orders';
import { sampleTemplate } from '../sample-templates';

const site = await sampleSite();
const outcomes = await checkSite(site, standIn);
const of = (file: string) => outcomes.filter(({ template }) => template === file);

describe('the samples of check:stimulsoft, with the stand-in', () => {
  it.each([
    'reports.mrt',
    'relations.mrt',
    'sub-reports.mrt',
    'conditions.mrt',
    'tags-and-plain.mrt',
    'bar-code.mrt',
    'dead-cell-acknowledged.mrt',
  ])('%s prints each of eight orders whole (F1)', (file) => {
    expect(of(file)).toHaveLength(8);
    for (const { order, refusal, missing } of of(file)) {
      expect({ order, refusal, missing }).toEqual({ order, refusal: '', missing: [] });
    }
  });

  it.each([
    ['dead-cell.mrt', 'dead-cell.mrt: invalid Table1_Cell1: {IIF('],
    ['dead-result.mrt', 'dead-result.mrt: invalid Result: {IIF('],
    ['typeface.mrt', 'Verdana-Regular.ttf: missing'],
  ])('%s is refused, and the place is named (F12)', (file, reason) => {
    expect(of(file)).toHaveLength(8);
    for (const { refusal } of of(file)) expect(refusal).toContain(reason);
  });

  it('a template that compares a column is refused for the order with < alone (F1)', () => {
    const refused = of('tags-that-compare.mrt').filter(({ refusal }) => refusal !== '');
    expect(refused.map(({ order, refusal }) => [order, refusal])).toEqual([
      ['with < and & everywhere', 'tags-that-compare.mrt: invalid order_resultTest.refInterval'],
    ]);
  });

  it('a template without units prints, and the units are missed (F1)', () => {
    for (const { refusal, missing } of of('without-units.mrt')) {
      expect(refusal).toBe('');
      expect(missing.length).toBeGreaterThan(0);
      expect(missing.every((text) => text.includes('/'))).toBe(true);
    }
  });

  it('reports.mrt prints what a template result consists of, and what is written of its test (F1)', async () => {
    const nitrite = { option: 'Nitritos', result: 'Positivo', normalResult: 'Negativo' };
    const options = [
      { ...nitrite, comment: 'En dos muestras', sort: 1, idTest: 1 },
      { ...nitrite, option: 'Cetonas', result: '< 5 mg/dL', comment: '', sort: 2, idTest: 1 },
    ];
    const written = { fixedComment: 'Ayuno de 12 horas', refComment: 'Deseable < 200' };
    const [first, ...others] = SAMPLE.resultTest;
    const resultTest = [{ ...first, ...written, optionsTemplate: options }, ...others];
    const wire = { ...SAMPLE, resultTest };
    const order = readReportOrder({ wire, header: wire, attachments: [] });
    if (order === null) throw new Error('no order');
    const orders = [{ name: 'options', kind: 'final' as const, order, validators: [] }];
    const [template] = site.templates;
    if (template === undefined) throw new Error('no template');
    const drawn = await checkSite({ ...site, orders, templates: [template] }, standIn);
    expect(drawn).toMatchObject([{ template: 'reports.mrt', refusal: '', missing: [] }]);
  });

  it('make the table of docs/templates.md', async () => {
    const flat = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/[^\S\n]+/g, ' ');
    expect(flat(await readFile('docs/templates.md', 'utf8'))).toContain(
      flat(outcomeTable(outcomes)),
    );
  });
});

async function missingOf(changes: Partial<CheckedSite>, template: CheckedTemplate) {
  const [order] = site.orders;
  if (order === undefined) throw new Error('no order');
  const one = { ...site, orders: [order], templates: [template], ...changes };
  return (await checkSite(one, standIn))[0];
}

describe('a labels file', () => {
  const sources = { Labels: ['n0557', 'n0628'] };
  const plain = ['{Labels.n0557}: {Labels.n0628}'];
  const template = { file: 'a.mrt', read: () => sampleTemplate({ sources, plain }) };

  it.each([
    [{ '0557': 'Antibiótico', '0628': 'Referencia' }, []],
    [{ '0557': 'Antibiótico', '0628': ' ' }, ['Labels.n0628']],
    [{ '0557': 'Antibiótico', '0630': 'Referencia' }, ['Labels.n0628']],
    [{ '9999': 'x' }, ['Labels.n0557', 'Labels.n0628']],
  ])('with %j lacks %j', async (labels, lacking) => {
    const outcome = await missingOf({ labels }, template);
    const text = [...(outcome?.missing ?? []), outcome?.refusal ?? ''].join(' ');
    for (const label of ['n0557', 'n0628']) {
      expect(text.includes(label)).toBe(lacking.includes(`Labels.${label}`));
    }
  });

  it('is not looked at where nobody gave one', async () => {
    const outcome = await missingOf({ labels: null }, template);
    expect(outcome?.missing.filter((text) => text.startsWith('Labels'))).toEqual([]);
  });
});
