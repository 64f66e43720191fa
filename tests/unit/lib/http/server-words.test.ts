import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { EnvelopeCode, ErrorEnvelope } from '@/lib/http/api-error';
import { serverWords } from '@/lib/http/server-words';

const said = (
  message: string,
  code: EnvelopeCode = 0,
  ...errorFields: string[]
): ErrorEnvelope => ({
  code,
  message,
  errorFields,
});

describe('what a server says to a reader', () => {
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
    [
      'accents and signs',
      said('¿Año > 2026? «Sí» 5 < 7 & 100 %'),
      '¿Año > 2026? «Sí» 5 < 7 & 100 %',
    ],
    [
      'dates, versions and firms',
      said('12.11.2026, 1.2.12, Lab S.A.S.'),
      '12.11.2026, 1.2.12, Lab S.A.S.',
    ],
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
});

/** Bodies that real servers and proxies put where a sentence belongs. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['a Java trace', 'Error\n\tat com.lab.orders.OrderDao.find(OrderDao.java:117)'],
  ['a trace in one line', 'at demo.laboratory.Calls.answer(Calls.java:117)'],
  ['a Java exception', 'java.lang.NullPointerException'],
  ['a bare exception', 'NullPointerException: null'],
  ['a cause', 'Caused by: connection refused'],
  ['a Spring bean', 'org.springframework.dao.DataIntegrityViolationException: x'],
  ['a .NET frame', 'at Lab.Orders.Find(Int32 id) in C:\\src\\Orders.cs:line 42'],
  ['a .NET class', 'System.Data.SqlClient.SqlException (0x80131904)'],
  ['a null reference', 'Object reference not set to an instance of an object.'],
  ['a Node trace', "TypeError: Cannot read properties of undefined (reading 'id')"],
  ['a Node file', 'fallo en orders.js'],
  ['a Python trace', 'Traceback (most recent call last): File "x", line 3, in f'],
  ['a PHP warning', 'Warning: mysqli_connect() in /var/www/html/index.php on line 3'],
  ['Oracle', 'ORA-00942: table or view does not exist'],
  ['PL/SQL', 'PLS-00306: wrong number of arguments'],
  ['SQLSTATE', 'SQLSTATE[42S02]: Base table not found'],
  ['a query', 'SELECT * FROM lab21 WHERE lab21c2 = 1'],
  ['a query in small letters', 'select a, b from lab21 where x'],
  ['a query over lines', 'SELECT\n *\nFROM\nlab21'],
  ['an insert', 'INSERT INTO lab21 VALUES (1)'],
  ['an update', "update lab04 set lab04c4 = 'x'"],
  ['a deletion', 'DELETE FROM lab21'],
  ['a dropped table', 'DROP TABLE lab21'],
  ['PostgreSQL', 'ERROR: relation "orders" does not exist'],
  ['a key', 'duplicate key value violates unique constraint "pk_lab21"'],
  ['MySQL', "Duplicate entry '1020' for key 'PRIMARY'"],
  ['SQL Server', "Incorrect syntax near 'x'."],
  ['a column', "Unknown column 'lab21c99' in 'field list'"],
  ['Hibernate', 'could not execute statement'],
  ['a driver', 'No suitable driver found for jdbc:oracle:thin'],
  ['a Windows path', 'No se encontró C:\\LIS\\config.xml'],
  ['a share', 'No se pudo abrir \\\\srv-lis\\informes'],
  ['a Linux path', 'open /opt/lis/conf/app.yml: permission denied'],
  ['one folder', 'no such directory /etc'],
  ['a relative path', 'no se pudo leer ../conf'],
  ['an address', 'I/O error on GET request for http://lis-interno:8080/orders'],
  ['an address without scheme', 'lis.interno.lab:8080 no responde'],
  ['a machine', 'connect ECONNREFUSED 10.0.3.12'],
  ['this machine', 'localhost rechazó la conexión'],
  ['a pointer', 'access violation at 0x7ffd12ab'],
  ['a hash code', 'lab.Order@1b2c3d4'],
  ['a token', 'rejected eyJhbGciOiJIUzI1NiJ9'],
  ['a header', 'Bearer abcdef0123456789'],
  ['a secret', 'login failed password=Secreta1'],
  ['one long word', 'QUJD'.repeat(30)],
  ['a page', '<!doctype html><title>502 Bad Gateway</title>'],
  ['an element', 'Error <b>grave</b>'],
  ['escaped markup', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an object', '{"error":"x"}'],
  ['a list', '["x"]'],
  ['a template', 'Hola {{user}}'],
  ['a nested text', '$t(app.retry)'],
];

describe('what never reaches a reader (D7)', () => {
  it('is tried with enough bodies', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(30);
  });

  it.each(HOSTILE)('%s', (_case, message) => {
    expect(serverWords(said(message))).toBe('');
    expect(serverWords(said(message, 1))).toBe('');
    expect(serverWords(said('Data Error', 2, `2|${message}`))).toBe('');
  });

  it('wherever it stands, in whatever case and with whatever hides it', () => {
    const inside = fc.constantFrom(
      ...HOSTILE.map(([, message]) => message).filter((message) => !/^[[{]/.test(message)),
    );
    const words = fc.constantFrom('', 'No se pudo. ', 'Falla: ', 'línea\n', '\u202e', '\u200b ');
    fc.assert(
      fc.property(
        words,
        inside,
        fc.constantFrom('', '\nsiga', ' .', '\u0000'),
        (before, body, after) => {
          expect(serverWords(said(`${before}${body}${after}`))).toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('any text becomes one short line without control or direction characters', () => {
    const anyCode = fc.constantFrom<EnvelopeCode>(0, 1, 2);
    const anyText = fc.string({ unit: 'binary', maxLength: 900 });
    fc.assert(
      fc.property(anyCode, anyText, fc.array(anyText, { maxLength: 4 }), (code, text, entries) => {
        const words = serverWords(said(text, code, ...entries));
        expect(words).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]|^\s|\s$|<[a-z]/iu);
        expect(Array.from(words).length).toBeLessThanOrEqual(301);
        expect(words).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 300 },
    );
  });
});
