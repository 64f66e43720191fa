import { expect, it } from 'vitest';

import { numberedMicroorganisms } from '@/domain/results/antibiogram/numbered-microorganisms';

const organism = (name: string, comment = '') => ({
  ...{ id: 1, name, comment },
  ...{ antibiotics: [], unreadable: 0 },
});

it('numbers names that come more than once, in their order, and keeps all else', () => {
  const candida = organism('Candida albicans', 'Escasa');
  const numbered = numberedMicroorganisms([
    organism('Escherichia coli'),
    candida,
    organism('Escherichia coli', 'BLEE positivo'),
  ]);
  expect(numbered).toEqual([
    organism('Escherichia coli (1)'),
    candida,
    organism('Escherichia coli (2)', 'BLEE positivo'),
  ]);
});
