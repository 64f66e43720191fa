import type { Plant } from '../installation';
import { at, body, first, json, type Case } from './tools';

interface Entry {
  readonly key: string;
  readonly value: string;
  readonly origin: number | null;
}

const encoded = (text: string) => Buffer.from(text).toString('base64');

/** The stored entries, changed inside both of their wrappings. */
const entries = (change: (entries: readonly Entry[]) => readonly Entry[]): Plant =>
  at(
    'GET',
    '/configuration/encrypted',
    json(
      first(({ value, ...envelope }) => {
        const list = JSON.parse(Buffer.from(String(value), 'base64').toString('utf8')) as Entry[];
        return { ...envelope, value: encoded(JSON.stringify(change(list))) };
      }),
    ),
  );

/** One more entry; the last one of a key counts. */
export const stored = (key: string, value: string): Plant =>
  entries((list) => [...list, { key: encoded(key), value: encoded(value), origin: 1 }]);

const renamed = (from: string, to: string): Plant =>
  entries((list) =>
    list.map((entry) => (entry.key === encoded(from) ? { ...entry, key: encoded(to) } : entry)),
  );

const ACCOUNT = JSON.stringify({ type: 4, username: 'interno', password: 'Secreta.1' });

/** One thing wrong with what is stored. */
export const SETTINGS_CASES: readonly Case[] = [
  [
    'an internal account is handed out',
    at('POST', '/api/user', body(encoded(ACCOUNT), 'text/html')),
    { 'calls: getPresetUser': 'ok ok', 'settings: POST /api/user': 'gap preset-told' },
    1,
  ],
  [
    'a key is misspelt',
    renamed('FiltroRangoFecha', 'FiltroRangoFechas'),
    { 'settings: FiltroRangoFechas': 'gap key-misspelt' },
    1,
  ],
  ['a key is unknown', stored('Zapatos', '1'), { 'settings: Zapatos': 'note key-unknown' }, 0],
  [
    'what is no key is not repeated',
    stored('10020030 ANA MORA', '1'),
    { 'settings: {…}': 'note key-unknown' },
    0,
  ],
  [
    'a value is unreadable',
    stored('BloqueaPanicos', 'mucho'),
    { 'settings: BloqueaPanicos': 'gap key-unread' },
    1,
  ],
];
