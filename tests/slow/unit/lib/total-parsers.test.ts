// The four readers that are written by hand never throw, whatever arrives.
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeConfiguration } from '@/api/configuration/get-stored-entries';
import { loginRefusal } from '@/domain/auth/login-refusal';
import { changeRefusal } from '@/domain/password/change-refusal';
import { recoveryRefusal } from '@/domain/password/recovery-refusal';
import { resetRefusal } from '@/domain/password/reset-refusal';
import { decodePrintLink } from '@/domain/reports/print/print-link';
import { printRefusal } from '@/domain/reports/print/print-refusal';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { readErrorEnvelope } from '@/lib/http/error-envelope';
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

const entries = textsWith(
  ...'1 5 05 6 7 9 99 | || password -1 1e9'.split(' '),
  ...[' | ', 'user not found'],
  ...['password expiration date', 'change password', 'true', '0', '999999999999', 'inactive user'],
  'La licencia registrada ha expirado',
);
const nothingOrThat = fc.oneof(entries, fc.array(fc.oneof(entries, fc.anything())), fc.anything());

it(
  'entries of a refusal are read or passed over',
  () => {
    let known = 0;
    fc.assert(
      fc.property(nothingOrThat, fc.constantFrom(0, 1, 2, '2', null, 99), (errorFields, code) => {
        const envelope = readErrorEnvelope(fc.stringify(errorFields));
        expect([undefined, 0, 1, 2]).toContain(envelope?.code);
        let body: string | undefined;
        try {
          body = JSON.stringify({ code, message: 'x', errorFields });
        } catch {
          // What JSON cannot write no server sends.
        }
        const read = readErrorEnvelope(body ?? '')?.errorFields ?? [];
        if (read.length > 0) known += 1;
        expect(read.every((entry) => typeof entry === 'string')).toBe(true);
        expect(
          loginRefusal(read).texts.length + Number(loginRefusal(read).forcedChange !== null),
        ).toBeGreaterThan(0);
        for (const reader of [recoveryRefusal, resetRefusal, printRefusal]) reader(read);
        changeRefusal(read, true);
      }),
      RUNS,
    );
    expect(known).toBeGreaterThan(RUNS.numRuns / 10);
  },
  TIME,
);

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

const comments = fc.oneof(
  textsWith(
    ...'{"content": {"comment": " \\" } <p> </p> <LDD <5 <b &nbsp; <br> null []'.split(' '),
    ' class="',
  ),
  fc.json(),
  fc.json().map((json) => JSON.stringify(json)),
  fc.anything().map((content) => fc.stringify({ content })),
);

it(
  'a comment is lines of text',
  () => {
    fc.assert(
      fc.property(comments, (stored) => {
        const lines = commentParagraphs(stored);
        expect([lines[0], lines.at(-1)]).not.toContain('');
      }),
      RUNS,
    );
    expect(commentParagraphs(JSON.stringify({ content: '"<p>x <LDD</p>"' }))).toEqual(['x <LDD']);
  },
  TIME,
);

const orders = fc.oneof(
  fc.stringMatching(/^(?:19|20|21)\d{6,18}$/),
  fc.stringMatching(/^\d{0,24}$/),
  fc.string({ unit: 'binary-ascii' }),
);
/** Other spellings of the same number, which base64 readers understand. */
const links = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('orqrm:', 'ORQRM:', 'orqrm%3A', 'orqrm::', ''),
      orders,
      fc.constantFrom('', '=', '%3D', ' ', '\n'),
    )
    .map(([prefix, order, end]) => prefix + btoa(order) + end),
  orders.map((order) => `orqrm:${btoa(order).replaceAll('=', '')}`),
  fc
    .tuple(orders, fc.nat(), fc.constantFrom(...Array.from('ABCDEFGQgwxyz0189+/-_= ')))
    .map(([order, at, letter]) => {
      const code = Array.from(btoa(order));
      code[at % Math.max(code.length, 1)] = letter;
      return `orqrm:${code.join('')}`;
    }),
  fc.string({ unit: 'binary' }),
  fc.base64String().map((code) => `orqrm:${code}`),
);

/** Some three in a hundred are links: of fewer hardly one might be. */
const LINK_RUNS = { numRuns: Math.max(RUNS.numRuns, 2_000) };

it(
  'a print link holds the code of its order, or is none',
  () => {
    let accepted = 0;
    fc.assert(
      fc.property(links, (link) => {
        const order = decodePrintLink(link);
        if (order === null) return;
        accepted += 1;
        const plain = (code: string) => code.replaceAll(/\s|=|%3D/gi, '');
        expect(plain(link)).toContain(plain(btoa(order)));
      }),
      LINK_RUNS,
    );
    expect(accepted).toBeGreaterThan(LINK_RUNS.numRuns / 100);
  },
  TIME,
);
