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
  ['lines as one line', said('Uno\nDos\r\n\tTres'), 'Uno Dos Tres'],
  ['no invisible characters', said('a\u0000b\u202ec\u200bd\u2066e'), 'a b c d e'],
  ['accents and signs', said('¿Año > 2026? «Sí» 5 < 7 & 100 %'), '¿Año > 2026? «Sí» 5 < 7 & 100 %'],
  ['dates and firms', said('12.11.2026, 1.2.12, Lab S.A.S.'), '12.11.2026, 1.2.12, Lab S.A.S.'],
  ['units', said('mg/dL/h fuera de rango'), 'mg/dL/h fuera de rango'],
  ['a choice', said('Please select a date from the list'), 'Please select a date from the list'],
  ['a field in brackets', said('Falta el campo [documento]'), 'Falta el campo [documento]'],
])('%s', (_case, envelope, words) => {
  expect(serverWords(envelope)).toBe(words);
});

it('is cut after 300 characters, and never inside one', () => {
  const words = serverWords(said('palabra 😀 '.repeat(2000)));
  expect(Array.from(words).length).toBeLessThanOrEqual(301);
  expect(words.endsWith('…')).toBe(true);
  expect(words).not.toMatch(/\p{Surrogate}/u);
});

/** Bodies that real servers and proxies put where a sentence belongs. */
const HOSTILE = [
  // Traces and exceptions of Java, .NET, Node, Python and PHP.
  ...[
    'Error\n\tat com.lab.orders.OrderDao.find(OrderDao.java:117)',
    'java.lang.NullPointerException',
  ],
  ...['at demo.laboratory.Calls.answer(Calls.java:117)', 'NullPointerException: null'],
  ...['Caused by: connection refused', 'could not execute statement', 'lab.Order@1b2c3d4'],
  'org.springframework.dao.DataIntegrityViolationException: x',
  'at Lab.Orders.Find(Int32 id) in C:\\src\\Orders.cs:line 42',
  'System.Data.SqlClient.SqlException (0x80131904)',
  'Object reference not set to an instance of an object.',
  "TypeError: Cannot read properties of undefined (reading 'id')",
  ...['fallo en orders.js', 'Traceback (most recent call last): File "x", line 3, in f'],
  'Warning: mysqli_connect() in /var/www/html/index.php on line 3',
  // Databases.
  ...['ORA-00942: table or view does not exist', 'PLS-00306: wrong number of arguments'],
  ...['SQLSTATE[42S02]: Base table not found', 'SELECT * FROM lab21 WHERE lab21c2 = 1'],
  ...['select a, b from lab21 where x', 'SELECT\n *\nFROM\nlab21', 'INSERT INTO lab21 VALUES (1)'],
  ...["update lab04 set lab04c4 = 'x'", 'DELETE FROM lab21', 'DROP TABLE lab21'],
  ...['ERROR: relation "orders" does not exist', "Duplicate entry '1020' for key 'PRIMARY'"],
  'duplicate key value violates unique constraint "pk_lab21"',
  ...["Incorrect syntax near 'x'.", "Unknown column 'lab21c99' in 'field list'"],
  'No suitable driver found for jdbc:oracle:thin',
  // Paths, addresses and machines.
  ...['No se encontró C:\\LIS\\config.xml', 'No se pudo abrir \\\\srv-lis\\informes'],
  ...['open /opt/lis/conf/app.yml: permission denied', 'no such directory /etc'],
  ...['no se pudo leer ../conf', 'lis.interno.lab:8080 no responde'],
  'I/O error on GET request for http://lis-interno:8080/orders',
  ...['connect ECONNREFUSED 10.0.3.12', 'localhost rechazó la conexión'],
  // Secrets, markup and other formats.
  ...['access violation at 0x7ffd12ab', 'rejected eyJhbGciOiJIUzI1NiJ9', 'QUJD'.repeat(30)],
  ...['Bearer abcdef0123456789', 'login failed password=Secreta1', 'Error <b>grave</b>'],
  ...['<!doctype html><title>502 Bad Gateway</title>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ...['{"error":"x"}', '["x"]', 'Hola {{user}}', '$t(app.retry)'],
];

it('never says to a reader what a program says to programmers', () => {
  for (const message of HOSTILE) {
    const envelopes = [said(message), said(message, 1), said('Data Error', 2, `2|${message}`)];
    expect([message, ...envelopes.map(serverWords)]).toEqual([message, '', '', '']);
  }
});

it('nor wherever it stands, in whatever case and with whatever hides it', () => {
  const inside = fc.constantFrom(...HOSTILE.filter((message) => !/^[[{]/.test(message)));
  const before = fc.constantFrom('', 'No se pudo. ', 'Falla: ', 'línea\n', '\u202e', '\u200b ');
  const after = fc.constantFrom('', '\nsiga', ' .', '\u0000');
  fc.assert(
    fc.property(fc.tuple(before, inside, after), (parts) => {
      expect(serverWords(said(parts.join('')))).toBe('');
    }),
    { numRuns: 300 },
  );
});

it('any text becomes one short line without control or direction characters', () => {
  const anyCode = fc.constantFrom<EnvelopeCode>(0, 1, 2);
  const texts = anyText({ maxLength: 900 });
  fc.assert(
    fc.property(anyCode, texts, fc.array(texts, { maxLength: 4 }), (code, text, entries) => {
      const words = serverWords(said(text, code, ...entries));
      expect(words).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]|^\s|\s$/u);
      expect(serverWords(said(text, code))).not.toMatch(/<[a-z!/?][^<>]*>/i);
      expect(Array.from(words).length).toBeLessThanOrEqual(301);
      expect(words).not.toMatch(/\p{Surrogate}/u);
    }),
    { numRuns: 300 },
  );
});
