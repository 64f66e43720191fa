import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { getAntibiogram } from '@/api/microbiology/get-antibiogram';

import { answerAll, portalPerTest } from './portal';

const ORDER = '202503200005';
const TEST = 88;

function answer(body: unknown): void {
  answerAll(() => HttpResponse.json(body as object));
}

function organism(changes: Record<string, unknown> = {}) {
  return { id: 1, name: 'E. coli', selected: true, resultsMicrobiology: [], ...changes };
}

portalPerTest();

it('keeps the selected microorganisms with their exact texts and counts broken rows (F1)', async () => {
  answer({
    order: Number(ORDER),
    test: TEST,
    microorganisms: [
      organism({
        comment: '<p>BLEE</p>',
        resultsMicrobiology: [
          { nameAntibiotic: 'Ampicilina', cmi: '<=0.5', interpretationCMI: 'S', selected: false },
          { nameAntibiotic: 'Gentamicina', cmi: null },
          { cmi: '4' },
          7,
        ],
      }),
      organism({ id: 2, name: 'Candida', selected: false, resultsMicrobiology: [7] }),
      organism({ id: 3, name: null }),
    ],
  });
  expect(await getAntibiogram(ORDER, TEST)).toEqual({
    items: [
      {
        id: 1,
        name: 'E. coli',
        comment: '<p>BLEE</p>',
        antibiotics: [
          { antibiotic: 'Ampicilina', mic: '<=0.5', interpretation: 'S' },
          { antibiotic: 'Gentamicina', mic: '', interpretation: '' },
        ],
      },
    ],
    unreadable: 3,
  });
});

it.each([
  ['no body', () => new Response(null, { status: 204 })],
  ['an empty object', () => HttpResponse.json({})],
  ['nothing selected', () => HttpResponse.json({ microorganisms: [organism({ selected: null })] })],
])('%s means no antibiogram', async (_case, reply) => {
  answerAll(reply);
  expect(await getAntibiogram(ORDER, TEST)).toEqual({ items: [], unreadable: 0 });
});

it.each([
  ['order', { order: 202503200006, test: TEST }],
  ['test', { order: Number(ORDER), test: 89 }],
])('rejects the antibiogram of another %s (F7)', async (_case, owner) => {
  answer({ ...owner, microorganisms: [organism()] });
  await expect(getAntibiogram(ORDER, TEST)).rejects.toMatchObject({ kind: 'contract' });
});
