// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { addTextsOfAll } from '@/i18n/add-texts';
import { initI18n } from '@/i18n/init-i18n';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { withoutPlaces } from '@tests/flows/configuration/rich-text-field';
import { problemsOf } from '@tests/flows/results/hostile/drawn';
import { SINKS } from '@tests/flows/results/hostile/sinks';
import { HOSTILE_VECTORS } from '@tests/flows/results/hostile/vectors';

/** A few, spread over all kinds. */
const VECTORS = HOSTILE_VECTORS.filter((_, at) => at % 97 === 0);

it('no place that shows what others wrote draws anything of a hostile text but its text', async () => {
  withoutPlaces();
  await loadRuntimeConfig();
  await initI18n('es');
  await addTextsOfAll('dashboard');
  await addTextsOfAll('administration');
  for (const sink of SINKS) expect([sink.name, ...problemsOf(sink, VECTORS)]).toEqual([sink.name]);
});
