import { expect, it } from 'vitest';

import { ScannedKeys } from '@/features/search/one-field/scanned-keys';

/** What is understood of a text typed at these milliseconds after each other, and then Enter. */
function understood(keys: ScannedKeys, text: string, gaps: (place: number) => number, start = 0) {
  let time = start;
  for (const [place, key] of Array.from(text).entries()) {
    time += gaps(place);
    keys.take({ key, timeStamp: time, ctrlKey: false });
  }
  return keys.take({ key: 'Enter', timeStamp: time + 10, ctrlKey: false });
}

const ORDER = '202611170001';
const FAST = () => 10;

it('a code is what follows silence at the speed of a reader', () => {
  expect(understood(new ScannedKeys(), ORDER, FAST)).toBe(ORDER);
  expect(understood(new ScannedKeys(), ORDER, () => 120)).toBeNull();
  expect(understood(new ScannedKeys(), '12345', FAST)).toBeNull();
});

it.each([
  ['after its first key', 1, 60],
  ['after its first key', 1, 200],
  ['after its first key', 1, 500],
  ['in its middle', 6, 80],
])('the rest of a code that stopped %s is another number, and no code: %i, %i ms', (...given) => {
  const [, stop, pause] = given;
  const gaps = (place: number) => (place === stop ? pause : 10);
  expect(understood(new ScannedKeys(), ORDER, gaps)).toBeNull();
  expect(understood(new ScannedKeys(), '52345678', gaps)).toBeNull();
});

it('after a code the next one may follow at once, also after one that was refused', () => {
  const keys = new ScannedKeys();
  expect(understood(keys, ORDER, FAST)).toBe(ORDER);
  expect(understood(keys, '202611170002', FAST, 150)).toBe('202611170002');
  expect(understood(keys, '52345678', (place) => (place === 1 ? 80 : 10), 2_000)).toBeNull();
  expect(understood(keys, ORDER, FAST, 2_300)).toBe(ORDER);
});
