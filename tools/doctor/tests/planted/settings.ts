import { reply, type Plant } from '../installation';
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

const account = at('POST', '/api/user', body(encoded(ACCOUNT), 'text/html'));

/** A print gate, with one thing wrong or nothing. */
export const gate =
  (fault = ''): Plant =>
  ({ method, url, body: words, headers = {} }, truth) => {
    const { pathname } = new URL(url);
    const isOther = pathname.endsWith('210012310001');
    if (headers['Authorization']?.includes('gate.') === true) {
      return reply(fault === 'shut' ? 401 : isOther && fault !== 'open' ? 403 : 200, '[]');
    }
    if (method !== 'POST' || !/^\/app\/+api\/+us/.test(pathname)) return null;
    if (words !== undefined) return reply(200, JSON.stringify({ token: `gate.${'a'.repeat(43)}` }));
    if (pathname === '/app/api/user') {
      return truth().then((answer) => body(encoded('{"gate":"document"}'), 'text/html')(answer));
    }
    return fault === 'passed' ? reply(200, encoded(ACCOUNT)) : reply(401, '');
  };

/** One thing wrong with what is stored. */
export const SETTINGS_CASES: readonly Case[] = [
  ['calls: getPresetUser = ok ok; POST /api/user = gap preset-told', account],
  ['calls: getPresetUser = ok ok; POST /api/user = ok gate', gate()],
  ['calls: getPresetUser = ok ok; POST /api/user = gap gate-passed', gate('passed')],
  ['calls: getPresetUser = ok ok; POST /api/user = gap gate-shut', gate('shut')],
  ['calls: getPresetUser = ok ok; POST /api/user = gap gate-open', gate('open')],
  ['FiltroRangoFechas = gap key-misspelt', renamed('FiltroRangoFecha', 'FiltroRangoFechas')],
  ['Zapatos = note key-unknown', stored('Zapatos', '1')],
  // What is no key is not repeated.
  ['{…} = note key-unknown', stored('10020030 ANA MORA', '1')],
  ['BloqueaPanicos = gap key-unread', stored('BloqueaPanicos', 'mucho')],
];
