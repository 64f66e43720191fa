import { expect, it } from 'vitest';

import { reportTestReader, testsOfOrder } from '@/api/reports/readers/report-test-reader';
import { UNREADABLE } from '@/lib/wire/readers';

const ORDER = '202611200007';
const FOUND = [{ id: 1, name: 'Escherichia coli', selected: true, resultsMicrobiology: [] }];
/** What a server lists where nothing was stored: what the test allows, with no word on what was found. */
const ALLOWED = [{ id: 1, name: 'Escherichia coli', resultsMicrobiology: [] }];

/** What the report of the order knows of the antibiogram of its one test. */
function read(wire: object) {
  const test = reportTestReader({ order: ORDER, testId: 88, ...wire });
  if (test === UNREADABLE) throw new Error('the test is unreadable');
  const { items, unreadable } = testsOfOrder({ items: [test], unreadable: 0 }, ORDER);
  return items.map(({ microorganisms, isAntibiogramUnread }) => ({
    names: microorganisms.map(({ name }) => name),
    isAntibiogramUnread,
    unreadable,
  }));
}

const NONE = [{ names: [], isAntibiogramUnread: false, unreadable: 0 }];

it.each([
  ['null for its list', { microorganisms: null }],
  ['no list', { order: Number(ORDER), test: 88 }],
  ['the microorganisms that it allows', { microorganisms: ALLOWED }],
  ['null', null],
])('a test without antibiogram that comes with %s has none', (_case, microbialDetection) => {
  for (const hasAntibiogram of [false, null, undefined]) {
    expect(read({ hasAntibiogram, microbialDetection })).toEqual(NONE);
  }
});

it.each([
  ['null for its list', { microorganisms: null }, 1],
  ['no list', { order: Number(ORDER), test: 88 }, 1],
  ['null', null, 0],
  ['nothing', undefined, 0],
  ['an error', { code: 0, message: 'x' }, 1],
  ['its list under another name', { organisms: FOUND }, 1],
])(
  'a test with an antibiogram that comes with %s is unread',
  (_case, microbialDetection, unreadable) => {
    expect(read({ hasAntibiogram: true, microbialDetection })).toEqual([
      { names: [], isAntibiogramUnread: true, unreadable },
    ]);
  },
);

it.each([
  ['another order', { order: 7, test: 88 }],
  ['another test', { order: Number(ORDER), test: 99 }],
  ['no order that can be read', { order: { id: 7 }, test: 88 }],
  ['no test that can be read', { order: Number(ORDER), test: [88] }],
])('an antibiogram of %s is unread, never printed (F7)', (_case, named) => {
  const microbialDetection = { ...named, microorganisms: FOUND };
  for (const order of [ORDER, '']) {
    expect(read({ order, hasAntibiogram: true, microbialDetection })).toEqual([
      { names: [], isAntibiogramUnread: true, unreadable: 1 },
    ]);
  }
});

it.each([{ order: Number(ORDER), test: 88 }, {}, { order: null, test: null }])(
  'an antibiogram that names %j is of its test',
  (named) => {
    const microbialDetection = { ...named, microorganisms: FOUND };
    expect(read({ hasAntibiogram: true, microbialDetection })).toEqual([
      { names: ['Escherichia coli'], isAntibiogramUnread: false, unreadable: 0 },
    ]);
  },
);

it('an antibiogram of which the laboratory selected nothing is read, and has nothing', () => {
  const microorganisms = FOUND.map((found) => ({ ...found, selected: false }));
  expect(read({ hasAntibiogram: true, microbialDetection: { microorganisms } })).toEqual(NONE);
});
