import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

const TEXT = 'Muestra hemolizada';
const CONTENT = JSON.stringify({ content: `"<p>${TEXT}</p>"` });

/** What a comment is wrapped in, by what it says of itself. */
const ENVELOPES: readonly (readonly [name: string, comment: string])[] = [
  ['Texto', TEXT],
  ['HTML', `<p>${TEXT}, <b>repetir</b></p>`],
  ['JSON con content', CONTENT],
  ['JSON con content sin comillas', JSON.stringify({ content: `<p>${TEXT}</p>` })],
  ['Otro JSON', JSON.stringify({ comment: TEXT })],
  ['content vacío', JSON.stringify({ content: '""' })],
  ['JSON cortado', CONTENT.slice(0, -4)],
  ['RTF', String.raw`{\rtf1\ansi ${TEXT}}`],
  ['Saltos CRLF', `${TEXT}\r\nSegunda línea\r\n`],
  ['Saltos escritos', String.raw`${TEXT}\nSegunda línea`],
  ['Espacios', '   '],
  ['Script', JSON.stringify({ content: `"<img src=x onerror=alert(1)>${TEXT}"` })],
  ['Menor que', 'TSH <0.01 y T4L >7.7 & control'],
  ['HTML sin cerrar', `<div><b>${TEXT}`],
  ['Enlace', `<a href="javascript:alert(1)">${TEXT}</a>`],
];

/** Comments of results in every envelope, and one of a million letters. */
export const COMMENT_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Comentarios envueltos',
    tests: ENVELOPES.map(([name, comment]) => ({ name, stored: { comment } })),
  },
  {
    kind: 'Comentario de un megabyte',
    tests: [
      { name: 'Un megabyte de texto', stored: { comment: `${TEXT}. `.repeat(52_429) } },
      { name: 'Un comentario corto', stored: { comment: TEXT } },
    ],
  },
];
