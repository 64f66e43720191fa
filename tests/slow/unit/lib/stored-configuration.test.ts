// The reader of the stored configuration never throws, whatever arrives. Other readers: login-refusal.test, comment-text.test, print-link.test.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeConfiguration } from '@/api/configuration/get-stored-entries';
import { runs } from '@tests/support/environment/runs';

const RUNS = { numRuns: runs(2_000, 50_000) };
const TIME = 600_000;
const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** Texts with the pieces that a reader looks for in it. */
function textsWith(...pieces: readonly string[]) {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
}

const jsonPiece = textsWith(
  ...'[ ] { } "key" "value" : , null "Q2FwdGNoYQ==" "dHJ1ZQ" "-_" "%" 1e999'.split(' '),
);
const configurations = fc.oneof(
  jsonPiece.map(encode),
  fc.json().map(encode),
  fc
    .array(fc.record({ key: fc.oneof(jsonPiece.map(encode), fc.anything()), value: fc.anything() }))
    .map((list) => encode(fc.stringify(list))),
  fc.base64String(),
  fc.string({ unit: 'binary' }),
  textsWith('data:x,', '=', '==', '-', '_', 'QUJD', '\n', '%3D'),
);

it(
  'a configuration is entries, each read or counted, or no configuration',
  () => {
    fc.assert(
      fc.property(configurations, (value) => {
        const read = decodeConfiguration(value);
        expect(read === null || Array.isArray(read.items)).toBe(true);
      }),
      RUNS,
    );
    const stored = encode(
      JSON.stringify([{ key: encode('Captcha'), value: encode('true') }, {}, null]),
    );
    expect(decodeConfiguration(stored)?.items).toHaveLength(1);
    expect(decodeConfiguration(stored)?.lost.nameless).toBe(2);
  },
  TIME,
);
