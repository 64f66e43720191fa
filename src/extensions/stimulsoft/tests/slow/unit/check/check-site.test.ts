import { describe, expect, it } from 'vitest';

import { checkSite, type CheckedTemplate } from '@/extensions/stimulsoft/tests/check/check-site';
import { sampleSite } from '@/extensions/stimulsoft/tests/check/sample-site';
import { standIn } from '@/extensions/stimulsoft/tests/check/stand-in';
import { sampleTemplate } from '@/extensions/stimulsoft/tests/unit/sample-templates';

const site = await sampleSite();

async function blankOf(labels: Readonly<Record<string, string>>, template: CheckedTemplate) {
  const setting = { ...site.setting, labels };
  const one = { ...site, setting, orders: site.orders.slice(0, 1), templates: [template] };
  const outcomes = await checkSite(one, standIn);
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  return faults.filter(({ kind }) => kind === 'label').map(({ text }) => text);
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
    [real, {}, ['Labels.0557', 'Labels.0628']],
  ])('with %j and %j lacks %j', async (template, labels, lacking) => {
    expect(await blankOf(labels, template)).toEqual(lacking);
  });
});
