import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import {
  checkSite,
  type CheckedSite,
  type CheckedTemplate,
} from '@tests/unit/reporting/stimulsoft/check/check-site';
import { outcomeTable } from '@tests/unit/reporting/stimulsoft/check/outcome-table';
import { sampleSite } from '@tests/unit/reporting/stimulsoft/check/sample-site';
import { standIn } from '@tests/unit/reporting/stimulsoft/check/stand-in';
import { sampleTemplate } from '@tests/unit/reporting/stimulsoft/sample-templates';

const site = await sampleSite();

it('the samples make the table of docs/templates.md', async () => {
  const flat = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/[^\S\n]+/g, ' ');
  const table = outcomeTable(await checkSite(site, standIn));
  expect(flat(await readFile('docs/templates.md', 'utf8'))).toContain(flat(table));
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
