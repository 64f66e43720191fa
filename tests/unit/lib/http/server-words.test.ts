import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { EnvelopeCode, ErrorEnvelope } from '@/lib/http/api-error';
import { serverWords } from '@/lib/http/server-words';
import { anyText } from '@tests/support/fixtures/any-text';

const said = (message: string, code: EnvelopeCode = 0, ...errorFields: string[]) =>
  ({ code, message, errorFields }) satisfies ErrorEnvelope;

it.each<[string, ErrorEnvelope, string]>([
  ['an unexpected failure', said('Servicio en mantenimiento'), 'Servicio en mantenimiento'],
  ['a database failure', said('Conexión perdida', 1), 'Conexión perdida'],
  ['a business rule', said('Data Error', 2, '2|campo fecha'), 'Data Error: campo fecha'],
  ['several entries', said('Data Error', 2, '0|sede', '1|orden'), 'Data Error: sede; orden'],
  ['an entry with extras', said('Data Error', 2, '5|clave|3|x'), 'Data Error: clave'],
  ['an entry without bars', said('', 2, 'La orden está cerrada'), 'La orden está cerrada'],
  ['an entry in the message', said('3|mail not found'), 'mail not found'],
  ['no entries of other codes', said('Falla', 0, '2|campo fecha'), 'Falla'],
  ['nothing', said(''), ''],
  ['blanks', said(' \n\t '), ''],
  ['empty entries', said('Data Error', 2, '', '2|'), 'Data Error'],
  ['lines as one line', said('Uno\nDos\r\nTres'), 'Uno Dos Tres'],
  ['no invisible characters', said('a\u0000b\u202ec\u200bd\u2066e'), 'a b c d e'],
  ['prose', said('¿Año 2026? «Sí», a las 7:15 (5%).'), '¿Año 2026? «Sí», a las 7:15 (5%).'],
  ['dates and firms', said('12.11.2026, 1/2/12, Lab S.A.S.'), '12.11.2026, 1/2/12, Lab S.A.S.'],
  ['signs of a rule', said('¿Año > 2026? 5 < 7 & 100 %', 2), '¿Año > 2026? 5 < 7 & 100 %'],
  ['units of a rule', said('mg/dL/h, HbA1c: [documento]', 2), 'mg/dL/h, HbA1c: [documento]'],
  ['300 characters', said('😀'.repeat(300), 2), '😀'.repeat(300)],
  ['no 301 characters', said('a'.repeat(150), 2, 'b'.repeat(149)), ''],
])('%s', (_case, envelope, words) => {
  expect(serverWords(envelope)).toBe(words);
});

/** No text for people, whoever says it. */
const UNREADABLE = [
  ...['Error <b>grave</b>', '<!doctype html><title>502 Bad Gateway</title>', '</p>', '<!-- x -->'],
  ...['&lt;script&gt;', '&#60;', '{"error":"x"}', '["x"]', 'Hola {{user}}', 'Falla ${x}'],
  ...['Error\n\tat com.lab.orders.OrderDao.find(OrderDao.java:117)', 'Falla\r\n  File "x", line 3'],
];
/** What programs write into an unexpected or a database failure. */
const FOR_PROGRAMMERS = [
  ...['java.lang.Error', 'NullPointerException: null', 'lab.Order@1b2c3d4', 'falla en orders.js'],
  ...['ORA-00942: table or view does not exist', 'SELECT * FROM lab21', 'set lab04c4 = 1'],
  ...['DROP TABLE lab21', "Unknown column 'lab21c99'", 'unique constraint "pk_lab"'],
  ...['No se encontró C:\\LIS\\config.xml', 'No existe \\\\srv-lis\\informes', 'no directory /etc'],
  ...['no se pudo leer ../conf', 'lis.lab:8080 no responde', 'GET http://lis/orders falló'],
  ...['violation at 0x7ffd12ab', 'rejected eyJhbGciOiJIUzI1NiJ9', 'Bearer abcdef0123456789'],
  ...['password=Secreta', 'a'.repeat(40), '$t(app.retry)'],
];

it.each<[string, readonly string[], readonly EnvelopeCode[]]>([
  ['no code', UNREADABLE, [0, 1, 2]],
  ['an unexpected or a database failure', FOR_PROGRAMMERS, [0, 1]],
])('%s says nothing that is not for people, wherever it stands', (_code, texts, codes) => {
  for (const text of texts) {
    const around = /^[[{]/.test(text) ? [] : [`No se pudo. ${text} .`, `Falla:\n\u202e${text}\0`];
    const spoken = [text, ...around].flatMap((message) =>
      codes.flatMap((code) => [said(message, code), said('', code, `2|${message}`)]),
    );
    expect([text, ...spoken.map(serverWords)]).toEqual([text, ...spoken.map(() => '')]);
  }
});

it('any text becomes one short line without control or direction characters', () => {
  const anyCode = fc.constantFrom<EnvelopeCode>(0, 1, 2);
  const texts = anyText({ maxLength: 900 });
  fc.assert(
    fc.property(anyCode, texts, fc.array(texts, { maxLength: 4 }), (code, text, entries) => {
      const words = serverWords(said(text, code, ...entries));
      expect(words).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]|^\s|\s$/u);
      expect(serverWords(said(text, code))).not.toMatch(/<[a-z!/?]|[{}]/i);
      expect(Array.from(words).length).toBeLessThanOrEqual(300);
      expect(words).not.toMatch(/\p{Surrogate}/u);
    }),
    { numRuns: 300 },
  );
});
