import { expect, it } from 'vitest';

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

it('edits every key of the portal but the retired captcha key', () => {
  const portal = Object.entries(CONFIGURATION_KEYS).filter(([, { owner }]) => owner === 'portal');
  const edited = [...EDITOR_KEYS, 'LlaveCaptcha'];
  expect(edited.toSorted()).toEqual(portal.map(([key]) => key).toSorted());
});

it.each<[string, keyof EditorValues, string, unknown]>([
  ['a flag that is on', 'Captcha', 'True', true],
  ['one with blanks', 'Captcha', ' TRUE ', true],
  ['a flag that is off', 'Captcha', 'False', false],
  ['an empty flag: its default', 'Captcha', '', false],
  ['a blank one', 'Captcha', ' ', false],
  ['an empty one that is on by default', 'VerPreliminar', '', true],
  ['what holds where a flag cannot be read', 'Captcha', 'quizás', true],
  ['the same of one that allows', 'VerPreliminar', '1', false],
  ['the same of one that shows', 'BusquedaOrden', 'null', false],
  ['what no choice offers', 'BloqueaPanicos', '7', '7'],
  ['what no choice offers, in another', 'MostrarResultado', '1', '1'],
  ['the logo', 'Logo', 'data:a', 'data:a'],
  ['the banner', 'Banner', 'data:b', 'data:b'],
  ['no mail password', 'SmtpPasswordUser', 'ZQX', ''],
])('the forms hold %s', (_case, key, value, held) => {
  expect(editorValues([entry(key, value)])[key]).toBe(held);
});

const STORED = [
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
const AS_STORED = {
  ...{ Captcha: 'True', VerPreliminar: '', BloqueaPanicos: '7', Color: 'ABCDEF' },
  ...{ Nueva: '  x\r\n', LlaveCaptcha: 'llave', Titulo: 'Portal' },
};
const DECOMPOSED = 'CambioContraseña'.normalize('NFD');
const SPELT = [entry(DECOMPOSED, 'False')];
const RECOVERY = { CambioContraseña: true };
const UNTOLD = [entry('Titulo', 'a', null), entry('DigitosOrden', '4', null)];
const [TITLE, OTHER] = [entry('Titulo', 'a'), entry('Titulo', 'b')];

// Flags go out as JSON booleans, colours with # and in lower case.
const CHANGED = { Captcha: false, Color: '#a0b0c0' };
it.each<[string, readonly ConfigurationEntry[], Partial<EditorValues>, object]>([
  ['every entry of the portal as it is stored', STORED, {}, AS_STORED],
  ['what was edited', STORED, { Captcha: false, Color: 'A0B0C0' }, { ...AS_STORED, ...CHANGED }],
  ['a typed mail password', [], { SmtpPasswordUser: ' a ' }, { SmtpPasswordUser: ' a ' }],
  ['without origins what is not the LIS’s own', UNTOLD, {}, { Titulo: 'a' }],
  ['to the spelling of the server', SPELT, RECOVERY, { [DECOMPOSED]: true }],
  ['of a key stored twice the last', [TITLE, OTHER], {}, { Titulo: 'b' }],
  ['of those the one of the portal', [TITLE, { ...OTHER, origin: null }], {}, { Titulo: 'a' }],
  ['a key that is not stored yet', [], { FondoLogin: 'data:x' }, { FondoLogin: 'data:x' }],
  ['texts with their blanks', [], { TerminosCondiciones: ' a ' }, { TerminosCondiciones: ' a ' }],
])('sends %s', (_case, stored, changes, expected) => {
  const pairs = sent(stored, changes);
  expect(Object.fromEntries(pairs)).toEqual(expected);
  expect(pairs).toHaveLength(Object.keys(expected).length);
});

it('sends no blanks around names and addresses', () => {
  const keys = ['Titulo', 'SmtpHostName', 'SmtpPort', 'SmtpAuthUser', 'ServiciosLISUrl', 'URL'];
  const pairs = keys.map((key) => [key, 'a.example']);
  expect(keys.flatMap((key) => sent([], { [key]: ' a.example\u00A0\n' }))).toEqual(pairs);
});

it('of two administrators, only a key that both changed otherwise conflicts; the rest is taken over', () => {
  const [address, others] = ['https://a.example', 'https://b.example'];
  const stored = [entry('Titulo', 'a'), entry('Captcha', 'False'), entry('URL', address)];
  const mine = edit(stored, { Titulo: 'mío', Captcha: true, URL: others });
  const now = editorValues([
    ...[entry('Titulo', 'suyo'), entry('Captcha', 'false')],
    ...[entry('URL', others), entry('Informacion', 'nueva')],
  ]);
  expect(conflictingKeys(mine, now)).toEqual(['Titulo']);
  const merged = onTopOf(mine, now);
  expect(merged).toMatchObject({ Titulo: 'mío', Captcha: true, Informacion: 'nueva' });
  expect(editedKeys({ base: now, wanted: merged })).toEqual(['Captcha', 'Titulo']);
});

/** What was sent and never confirmed, and is taken back. */
const base = editorValues([entry('BloqueaPanicos', '0'), entry('SmtpPasswordUser', 'old')]);
const taken = { ...base, BloqueaPanicos: '1', SmtpPasswordUser: 'new' };
const back = { base, wanted: base, unconfirmed: [taken] };

it('what was not confirmed is an edit once it is taken back; a password is not wiped', () => {
  expect(editedKeys(back)).toEqual(['BloqueaPanicos']);
  const now = [entry('BloqueaPanicos', '1')];
  expect(settingsToStore(now, back)).toEqual([{ key: 'BloqueaPanicos', value: '0' }]);
});

it('what was not confirmed conflicts with nobody where it is stored, in any spelling, or not', () => {
  const conflicts = ['0', '1', '2'].map((value) =>
    conflictingKeys(back, { ...base, BloqueaPanicos: value }),
  );
  expect(conflicts).toEqual([[], [], ['BloqueaPanicos']]);
  const color = { base, wanted: base, unconfirmed: [{ ...base, Color: ' ABCDEF ' }] };
  expect(conflictingKeys(color, { ...base, Color: '#abcdef' })).toEqual([]);
});
