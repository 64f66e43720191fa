import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

import { getEditorValues } from '@/api/configuration/get-editor-values';
import { saveConfiguration } from '@/api/configuration/save-configuration';
import { saveUserTypes } from '@/api/user-types/save-user-types';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { userTypeRows } from '@/domain/user-types/user-type-row';
import { readUserTypes } from '@/api/user-types/get-user-types';
import { runs } from '@tests/support/environment/runs';

import { network, portalPerTest, SERVICE } from '@tests/unit/api/portal';

type Charset = 'utf-8' | 'windows-1252';

interface Stored {
  readonly key: string;
  readonly value: string;
  readonly origin: number | null;
}

/** What windows-1252 can write, but for what reads as UTF-8 as well. */
const encode = (text: string, charset: Charset) =>
  Buffer.from(text, charset === 'utf-8' ? 'utf8' : 'latin1').toString('base64');

/** A server that hands out a list and takes over what is put, as the service does: known keys of origin 1 only. */
function serve(entries: readonly Stored[], charset: Charset) {
  let stored = entries;
  const bodies: (readonly { key: string; value: unknown }[])[] = [];
  network.use(
    http.get(`${SERVICE}/configuration/encrypted`, () => {
      const list = stored.map(({ key, value, origin }) => ({
        key: encode(key, charset),
        value: encode(value, charset),
        origin,
      }));
      const value = Buffer.from(JSON.stringify(list)).toString('base64');
      return HttpResponse.json([{ key: 'dataconfig', value, origin: null }]);
    }),
    http.put(`${SERVICE}/configuration`, async ({ request }) => {
      const pairs = (await request.json()) as { key: string; value: unknown }[];
      bodies.push(pairs);
      stored = stored.map((entry) => {
        const pair = pairs.find(({ key }) => key === entry.key);
        const isOwn = entry.origin !== 2 && pair !== undefined;
        return isOwn ? { ...entry, value: String(pair.value) } : entry;
      });
      return HttpResponse.json(pairs);
    }),
  );
  return { stored: () => stored, bodies };
}

portalPerTest();

const spelling = fc.constantFrom(
  ...['True', 'true', 'False', 'false', 'TRUE', '', '7', 'quizás', ' 1 '],
);
const texts = {
  'utf-8': fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .filter((text) => !text.startsWith('\ufeff')),
  // Accented letters side by side could be a letter of UTF-8; a blank after each rules that out.
  'windows-1252': fc
    .array(fc.constantFrom('ñ ', 'Á ', 'a', 'b', '\r\n', '<p>', '"', '# '), { maxLength: 12 })
    .map((parts) => parts.join('')),
};
const keys = [...Object.keys(CONFIGURATION_KEYS), 'ClaveNueva', 'otra clave'];

it.each(['utf-8', 'windows-1252'] as const)(
  'a configuration stored in %s comes back byte for byte, unknown keys, values and spellings too; an edit changes itself alone',
  async (charset) => {
    const list = fc.uniqueArray(
      fc.record({
        key: fc.constantFrom(...keys),
        value: fc.oneof(spelling, texts[charset]),
        origin: fc.constantFrom(1, 2),
      }),
      { selector: ({ key, origin }) => `${key} ${origin}`, minLength: 1, maxLength: 50 },
    );
    await fc.assert(
      fc.asyncProperty(list, async (entries) => {
        network.resetHandlers();
        const server = serve(entries, charset);
        const base = await getEditorValues();
        expect((await saveConfiguration({ base, wanted: base })).kind).toBe('sent');
        expect(server.stored()).toEqual(entries);
        const own = entries.filter(({ key, origin }) => origin === 1 && key !== 'SmtpPasswordUser');
        expect(server.bodies).toEqual([own.map(({ key, value }) => ({ key, value }))]);
        const wanted = { ...base, Captcha: !base.Captcha };
        await saveConfiguration({ base, wanted });
        const expected = entries.map((entry) =>
          entry.key === 'Captcha' && entry.origin === 1
            ? { ...entry, value: String(wanted.Captcha) }
            : entry,
        );
        expect(server.stored()).toEqual(expected);
      }),
      { numRuns: runs(25, 1_000) },
    );
  },
);

describe('saveConfiguration', () => {
  const one = (key: string, value: string): Stored => ({ key, value, origin: 1 });

  it('holds back a key that somebody else changed meanwhile, and sends nothing', async () => {
    serve([one('Titulo', 'antes')], 'utf-8');
    const base = await getEditorValues();
    network.resetHandlers();
    const server = serve([one('Titulo', 'suyo')], 'utf-8');
    const outcome = await saveConfiguration({ base, wanted: { ...base, Titulo: 'mío' } });
    const current = { Titulo: 'suyo' };
    expect(outcome).toMatchObject({ kind: 'conflict', keys: ['Titulo'], current });
    expect(server.bodies).toEqual([]);
  });

  it('sends the mail password only when it was typed, and never hands the stored one out', async () => {
    const server = serve([one('SmtpPasswordUser', 'ZQX-mail'), one('LlaveCaptcha', 'l')], 'utf-8');
    const base = await getEditorValues();
    expect(JSON.stringify(base)).not.toContain('ZQX');
    await saveConfiguration({ base, wanted: base });
    expect(JSON.stringify(server.bodies)).not.toContain('SmtpPasswordUser');
    const wanted = { ...base, SmtpPasswordUser: 'nueva' };
    const outcome = await saveConfiguration({ base, wanted });
    expect(server.stored()[0]?.value).toBe('nueva');
    expect(JSON.stringify(outcome)).not.toContain('nueva');
  });
});

describe('saveUserTypes', () => {
  const wires = [
    { type: 1, message: null, quantityOrder: 0, image: '', visible: 'True', future: { a: 1 } },
    { type: 4, message: 'x', quantityOrder: '*', visible: false },
    { type: 9, message: 'nobody knows this type' },
  ];

  function serveTypes() {
    const bodies: unknown[] = [];
    network.use(
      http.get(`${SERVICE}/usertypes`, () => HttpResponse.json(wires)),
      http.put(`${SERVICE}/usertypes`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(2);
      }),
    );
    return bodies;
  }

  it('sends every known record back as it is stored, unknown fields included; only edited fields differ', async () => {
    const bodies = serveTypes();
    const base = userTypeRows(readUserTypes(wires));
    await saveUserTypes({ base, wanted: base });
    // A star is stored as 0.
    const stored = [wires[0], { ...wires[1], quantityOrder: 0 }];
    const wanted = base.map((row) => (row.type === 4 ? { ...row, message: 'hola' } : row));
    await saveUserTypes({ base, wanted });
    expect(bodies).toEqual([stored, [wires[0], { ...stored[1], message: 'hola' }]]);
  });
});
