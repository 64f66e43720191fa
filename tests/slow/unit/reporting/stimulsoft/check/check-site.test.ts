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
  const plain = ['{Labels.n0557}: {Labels.n0628}'];
  const named = (...Labels: readonly string[]) => ({
    file: 'a.mrt',
    read: () => sampleTemplate({ sources: { Labels }, plain }),
  });
  const real = named('0557', '0628');
  const both = { '0557': 'Antibiótico', '0628': 'Referencia' };

  it.each([
    [real, both, []],
    [real, { ...both, '0628': ' ' }, ['Labels.0628']],
    [real, { '0557': 'Antibiótico', '0630': 'Referencia' }, ['Labels.0628']],
    [real, { '9999': 'x' }, ['Labels.0557', 'Labels.0628']],
    // No key of the LIS is called so: these print nothing.
    [named('n0557', 'n0628'), both, ['Labels.n0557', 'Labels.n0628']],
  ])('with %j and %j lacks %j', async (template, labels, lacking) => {
    const { missing = [] } = (await missingOf({ labels }, template)) ?? {};
    expect(missing.filter((text) => text.startsWith('Labels'))).toEqual(lacking);
  });

  it('is not looked at where nobody gave one', async () => {
    const outcome = await missingOf({ labels: null }, real);
    expect(outcome?.missing.filter((text) => text.startsWith('Labels'))).toEqual([]);
  });
});
