import { within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { antibiotic, openAntibiogram, organism, rowsOf } from '@tests/support/orders/antibiogram';

const PRINTED = [
  {
    ...antibiotic('Ampicilina', '<=2', 'S'),
    ...{ cmiM: '>=32', interpretationCMIM: 'R', cmiMPrint: true },
  },
  {
    ...antibiotic('Cefoxitina', null),
    ...{ disk: '12', interpretationDisk: 'R', diskPrint: true },
  },
];

it('shows first what the laboratory says to print, and says that it is not the measured one', async () => {
  const { dialog } = await openAntibiogram([
    organism('Escherichia coli', { resultsMicrobiology: PRINTED }),
  ]);
  expect(rowsOf(await within(dialog).findByRole('table'))).toEqual([
    'Antibiótico | CMI | Interpretación',
    'Ampicilina | >=32 (manual) | R Resistente',
    'Ampicilina | <=2 | S Sensible',
    'Cefoxitina | 12 (disco) | R Resistente',
  ]);
});

it('shows them side by side too, and in the legend', async () => {
  const { dialog } = await openAntibiogram([
    organism('Escherichia coli', { resultsMicrobiology: PRINTED }),
    organism('Proteus', { id: 2, resultsMicrobiology: [antibiotic('Ampicilina', '4', 'I')] }),
  ]);
  expect(rowsOf(await within(dialog).findByRole('table')).slice(1)).toEqual([
    'Ampicilina | >=32 (manual) R Resistente<=2 S Sensible | 4 I Intermedio o sensible con exposición aumentada',
    'Cefoxitina | 12 (disco) R Resistente | No probado',
  ]);
  expect(dialog).toHaveTextContent('S SensibleI Intermedio');
});
