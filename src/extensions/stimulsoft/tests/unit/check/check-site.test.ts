import { expect, it } from 'vitest';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';

import { checkSite, type CheckedTemplate } from '@/extensions/stimulsoft/tests/check/check-site';
import { sampleSite } from '@/extensions/stimulsoft/tests/check/sample-site';
import { standIn } from '@/extensions/stimulsoft/tests/check/stand-in';
import { SAMPLE } from '@/extensions/stimulsoft/tests/unit/sample-orders';
import { sampleTemplate } from '@/extensions/stimulsoft/tests/unit/sample-templates';

const site = await sampleSite();
const outcomes = await checkSite(site, standIn);
const of = (file: string) => outcomes.filter(({ template }) => template === file);

it('the samples of check:stimulsoft print each of eight orders whole, or are refused with the place named', () => {
  const plain = ['reports', 'relations', 'sub-reports', 'conditions', 'tags-and-plain'];
  for (const name of [...plain, 'bar-code', 'dead-cell-acknowledged']) {
    expect(of(`${name}.mrt`), name).toHaveLength(8);
    for (const { order, refusal, faults } of of(`${name}.mrt`)) {
      expect({ order, refusal, faults }, name).toEqual({ order, refusal: '', faults: [] });
    }
  }
  for (const [file, reason] of [
    ['dead-cell.mrt', 'dead-cell.mrt: invalid Table1_Cell1: {IIF('],
    ['dead-result.mrt', 'dead-result.mrt: invalid Result: {IIF('],
    ['typeface.mrt', 'Verdana-Regular.ttf: missing'],
  ] as const) {
    expect(of(file), file).toHaveLength(8);
    for (const { refusal } of of(file)) expect(refusal).toContain(reason);
  }
  const refused = of('tags-that-cut.mrt').filter(({ refusal }) => refusal !== '');
  expect(refused.map(({ order, refusal }) => [order, refusal])).toEqual([
    ['with < and & everywhere', 'tags-that-cut.mrt: invalid order_resultTest.refInterval'],
  ]);
  for (const { refusal, faults } of of('without-units.mrt')) {
    expect({ refusal, faults }).toEqual({ refusal: '', faults: [] });
  }
});

it('reports.mrt prints what a template result consists of, and what is written of its test', async () => {
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
  expect(drawn).toMatchObject([{ template: 'reports.mrt', refusal: '', faults: [] }]);
});

async function blankOf(labels: Readonly<Record<string, string>>, template: CheckedTemplate) {
  const setting = { ...site.setting, labels };
  const one = { ...site, setting, orders: site.orders.slice(0, 1), templates: [template] };
  const outcomes = await checkSite(one, standIn);
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  return faults.filter(({ kind }) => kind === 'label').map(({ text }) => text);
}

const LABELS = ['{Labels.n0557}: {Labels.n0628}'];
const named = (...Labels: readonly string[]) => ({
  file: 'a.mrt',
  read: () => sampleTemplate({ sources: { Labels }, plain: LABELS }),
});
const real = named('0557', '0628');
const both = { '0557': 'Antibiótico', '0628': 'Referencia' };

it.each([
  [real, both, []],
  [real, { ...both, '0628': ' ' }, ['Labels.0628']],
  [real, { '0557': 'Antibiótico', '0630': 'Referencia' }, ['Labels.0628']],
  // No key of the LIS is called so: these print nothing.
  [named('n0557', 'n0628'), both, ['Labels.n0557', 'Labels.n0628']],
  [real, {}, ['Labels.0557', 'Labels.0628']],
])('with %j a labels file %j lacks %j', async (template, labels, lacking) => {
  expect(await blankOf(labels, template)).toEqual(lacking);
});
