import { describe, expect, it } from 'vitest';

import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import {
  conflictingKeys,
  editedKeys,
  onTopOf,
  settingsToStore,
} from '@/domain/configuration/edits';
import { EDITOR_KEYS, editorValues, type EditorValues } from '@/domain/configuration/editor-values';

const entry = (key: string, value: string, origin: number | null = 1): ConfigurationEntry => ({
  key,
  value,
  origin,
});

function edit(stored: readonly ConfigurationEntry[], changes: Partial<EditorValues>) {
  const base = editorValues(stored);
  return { base, wanted: { ...base, ...changes } };
}

/** What goes out when `changes` are made to what is stored. */
function sent(stored: readonly ConfigurationEntry[], changes: Partial<EditorValues> = {}) {
  return settingsToStore(stored, edit(stored, changes)).map(({ key, value }) => [key, value]);
}

describe('editorValues', () => {
  it('has every key of the portal but the retired captcha key', () => {
    const portal = Object.entries(CONFIGURATION_KEYS)
      .filter(([, { owner }]) => owner === 'portal')
      .map(([key]) => key);
    const edited = [...EDITOR_KEYS, 'LlaveCaptcha'];
    expect(edited.toSorted()).toEqual(portal.toSorted());
  });

  it.each(['True', 'true', ' TRUE '])('reads the flag %j as on', (value) => {
    expect(editorValues([entry('Captcha', value)]).Captcha).toBe(true);
  });

  it.each(['False', 'false', '', ' '])('reads the flag %j as off, its default', (value) => {
    expect(editorValues([entry('Captcha', value)]).Captcha).toBe(false);
  });

  it.each(['quizás', '1', 'null'])('a flag that nobody can read, %j, shows what holds', (value) => {
    const keys = ['Captcha', 'VerPreliminar', 'BusquedaOrden', 'Historico'] as const;
    const values = editorValues(keys.map((key) => entry(key, value)));
    expect(keys.map((key) => values[key])).toEqual([true, false, false, false]);
  });

  it('an empty VerPreliminar is on', () => {
    expect(editorValues([entry('VerPreliminar', '')]).VerPreliminar).toBe(true);
  });

  it('keeps what no choice offers', () => {
    const values = editorValues([entry('BloqueaPanicos', '7'), entry('MostrarResultado', '1')]);
    expect([values.BloqueaPanicos, values.MostrarResultado]).toEqual(['7', '1']);
  });

  it('loads logo and banner each from its own key', () => {
    const values = editorValues([entry('Logo', 'data:a'), entry('Banner', 'data:b')]);
    expect([values.Logo, values.Banner]).toEqual(['data:a', 'data:b']);
  });

  it('never holds the mail password (K2)', () => {
    expect(editorValues([entry('SmtpPasswordUser', 'ZQX')]).SmtpPasswordUser).toBe('');
  });
});

describe('settingsToStore', () => {
  const stored = [
    entry('Captcha', 'True'),
    entry('VerPreliminar', ''),
    entry('BloqueaPanicos', '7'),
    entry('Color', 'ABCDEF'),
    entry('Nueva', '  x\r\n'),
    entry('LlaveCaptcha', 'llave'),
    entry('SmtpPasswordUser', 'ZQX'),
    entry('Titulo', 'LIS', 2),
    entry('Titulo', 'Portal'),
    entry('DigitosOrden', '4', 2),
  ];

  it('sends every entry of the portal back as it is stored, unknown keys and texts included', () => {
    expect(sent(stored)).toEqual([
      ['Captcha', 'True'],
      ['VerPreliminar', ''],
      ['BloqueaPanicos', '7'],
      ['Color', 'ABCDEF'],
      ['Nueva', '  x\r\n'],
      ['LlaveCaptcha', 'llave'],
      ['Titulo', 'Portal'],
    ]);
  });

  it('replaces only what was edited: flags as JSON booleans, colours with # in lower case', () => {
    const pairs = new Map(
      sent(stored, { Captcha: false, Color: 'A0B0C0' }) as [string, string | boolean][],
    );
    expect(pairs.get('Captcha')).toBe(false);
    expect(pairs.get('Color')).toBe('#a0b0c0');
    expect(pairs.get('BloqueaPanicos')).toBe('7');
    expect(pairs.size).toBe(7);
  });

  it('sends the mail password only when it was typed (K2)', () => {
    expect(sent(stored).flat()).not.toContain('SmtpPasswordUser');
    expect(sent(stored, { SmtpPasswordUser: 'nueva' })).toContainEqual([
      'SmtpPasswordUser',
      'nueva',
    ]);
  });

  it('without origins sends what is not the LIS’s own', () => {
    const untold = [entry('Titulo', 'a', null), entry('DigitosOrden', '4', null)];
    expect(sent(untold)).toEqual([['Titulo', 'a']]);
  });

  it('writes to the spelling of the key that the server uses', () => {
    const decomposed = 'CambioContraseña'.normalize('NFD');
    const list = [entry(decomposed, 'False')];
    expect(sent(list, { CambioContraseña: true })).toEqual([[decomposed, true]]);
  });

  it('of one key stored twice sends the one that counts', () => {
    expect(sent([entry('Titulo', 'a'), entry('Titulo', 'b')])).toEqual([['Titulo', 'b']]);
    expect(sent([entry('Titulo', 'a'), entry('Titulo', 'b', null)])).toEqual([['Titulo', 'a']]);
  });

  it('adds an edited key that is not stored yet', () => {
    expect(sent([], { FondoLogin: 'data:x' })).toEqual([['FondoLogin', 'data:x']]);
  });
});

describe('two administrators', () => {
  const stored = [
    entry('Titulo', 'a'),
    entry('Captcha', 'False'),
    entry('URL', 'https://a.example'),
  ];
  const mine = edit(stored, { Titulo: 'mío', Captcha: true, URL: 'https://b.example' });
  const now = editorValues([
    entry('Titulo', 'suyo'),
    entry('Captcha', 'false'),
    entry('URL', 'https://b.example'),
    entry('Informacion', 'nueva'),
  ]);

  it('only a key that both changed to different values conflicts; another spelling is no change', () => {
    expect(conflictingKeys(mine, now)).toEqual(['Titulo']);
  });

  it('what only the other one changed is taken over', () => {
    const merged = onTopOf(mine, now);
    expect(merged).toMatchObject({ Titulo: 'mío', Captcha: true, Informacion: 'nueva' });
    expect(editedKeys({ base: now, wanted: merged })).toEqual(['Captcha', 'Titulo']);
  });
});

describe('what was sent and never confirmed', () => {
  const stored = [entry('BloqueaPanicos', '0'), entry('SmtpPasswordUser', 'old')];
  const base = editorValues(stored);
  const taken = { ...base, BloqueaPanicos: '1', SmtpPasswordUser: 'new' };
  const back = { base, wanted: base, unconfirmed: [taken] };

  it('is an edit once it is taken back, and sent as such; a password is not wiped', () => {
    expect(editedKeys(back)).toEqual(['BloqueaPanicos']);
    const now = [entry('BloqueaPanicos', '1')];
    expect(settingsToStore(now, back)).toEqual([{ key: 'BloqueaPanicos', value: '0' }]);
  });

  it.each([
    ['0', []],
    ['1', []],
    ['2', ['BloqueaPanicos']],
  ])('conflicts with nobody where it is stored or not: %j', (value, keys) => {
    expect(conflictingKeys(back, { ...base, BloqueaPanicos: value })).toEqual(keys);
  });

  it('counts as stored in the way it is stored', () => {
    const sentColor = { base, wanted: base, unconfirmed: [{ ...base, Color: ' ABCDEF ' }] };
    expect(conflictingKeys(sentColor, { ...base, Color: '#abcdef' })).toEqual([]);
  });
});

it.each(['Titulo', 'SmtpHostName', 'SmtpPort', 'SmtpAuthUser', 'ServiciosLISUrl', 'URL'] as const)(
  'blanks around %s are not sent',
  (key) => {
    expect(sent([], { [key]: ' a.example\u00A0\n' })).toEqual([[key, 'a.example']]);
  },
);

it.each(['SmtpPasswordUser', 'TerminosCondiciones'] as const)('blanks of %s are', (key) => {
  expect(sent([], { [key]: ' a ' })).toEqual([[key, ' a ']]);
});
