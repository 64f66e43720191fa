import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { importMrt } from '@/reporting/mrt/import-mrt';
import { MRT_PROBLEMS } from '@/reporting/mrt/facts/mrt-facts';
import { readTemplate } from '@/reporting/report-template';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { leastMilliseconds } from '@tests/support/environment/processor-time';
import { runs } from '@tests/support/environment/runs';

const FIXTURES = 'tests/support/fixtures/mrt';
const { template: base } = await loadReportParts();
const bytes = (text: string) => new TextEncoder().encode(text);
const problemOf = (content: Uint8Array) => {
  const found = importMrt(content, base);
  return 'problem' in found ? found.problem : null;
};

const PAGES = '"Pages":{"0":{"Ident":"StiPage","Name":"Page1"}}';
const xml = (inner: string, head = '') =>
  `<?xml version="1.0" encoding="utf-8"?>${head}<StiSerializer>${inner}</StiSerializer>`;
const XML_PAGES = '<Pages><Page1 type="Page"><Name>Page1</Name></Page1></Pages>';
const BOMB = `<!DOCTYPE lolz [<!ENTITY a "ja"><!ENTITY b "${'&a;'.repeat(50)}">]>`;
const deep = (levels: number) => `{${PAGES},"a":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

describe('a .mrt file that cannot be read is told by a code', () => {
  it.each<[string, Uint8Array, (typeof MRT_PROBLEMS)[number]]>([
    ['nothing', bytes(''), 'empty'],
    ['white space', bytes(' \n '), 'empty'],
    ['ten megabytes', bytes(`{${PAGES},"x":"${'x'.repeat(10_000_000)}"}`), 'tooLarge'],
    [
      'more parts than any report has',
      bytes(`{${PAGES},"x":[${'0,'.repeat(160_000)}0]}`),
      'tooLarge',
    ],
    ['a packed report', gzipSync(bytes(`{${PAGES}}`)), 'packed'],
    ['a packed report as text', bytes(gzipSync(`{${PAGES}}`).toString('base64')), 'packed'],
    ['an archive', bytes('PK\u0003\u0004'), 'packed'],
    ['an encrypted report', bytes('mrx8f2a…'), 'encrypted'],
    ['entities that grow', bytes(xml(`${XML_PAGES}&b;`, BOMB)), 'documentType'],
    [
      'a foreign entity',
      bytes(xml(XML_PAGES, '<!DOCTYPE x SYSTEM "http://e.example/x">')),
      'documentType',
    ],
    ['JSON without end', bytes(`{${PAGES}`), 'unreadable'],
    ['XML without end', bytes('<StiSerializer><Pages>'), 'unreadable'],
    ['nesting in JSON', bytes(deep(5000)), 'unreadable'],
    [
      'nesting in XML',
      bytes(xml(`${XML_PAGES}${'<a>'.repeat(500)}${'</a>'.repeat(500)}`)),
      'unreadable',
    ],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), 'unreadable'],
    ['another JSON file', bytes('{"paper":"LETTER"}'), 'notReport'],
    ['a list', bytes('[1,2]'), 'unreadable'],
    ['a report without pages', bytes('{"Pages":{}}'), 'notReport'],
  ])('%s', (_, content, problem) => {
    expect(problemOf(content)).toBe(problem);
  });

  it('reads UTF-8 and UTF-16 with their marks', () => {
    const text = `{${PAGES}}`;
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(problemOf(bytes(`\ufeff${text}`))).toBeNull();
    expect(problemOf(new Uint8Array(wide))).toBeNull();
  });

  it('takes little more than eight times as long for eight times the texts', () => {
    const text = (count: number) => {
      const one = { Ident: 'StiText', Name: 'x', ClientRectangle: '0,0,1,1', Text: { Value: 'x' } };
      const band = {
        Ident: 'StiPageHeaderBand',
        Components: Array.from({ length: count }, () => one),
      };
      return bytes(JSON.stringify({ Pages: { 0: { Ident: 'StiPage', Components: { 0: band } } } }));
    };
    const time = (content: Uint8Array) => leastMilliseconds(() => importMrt(content, base));
    time(text(200));
    const small = time(text(500));
    const large = time(text(4000));
    expect(large / small).toBeLessThan(40);
  });
});

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Places of a value, as paths. */
function placesOf(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key])),
  ];
}

function changed(value: Json, path: readonly string[], next: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return next ?? null;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    if (name !== key) return [[name, inner]];
    if (rest.length === 0) return next === undefined ? [] : [[name, next]];
    return [[name, changed(inner, rest, next)]];
  });
  return Object.fromEntries(entries);
}

const NASTY: readonly Json[] = [
  '',
  null,
  -1,
  1e308,
  '1e9',
  'NaN,NaN,-5,99999999',
  '0,0,0,0',
  '-999,-999,1,1',
  'Verdana;999;;',
  'solid:999,1,1',
  '{IIF(',
  '{{{{',
  '{order_patient.name1}',
  '{order_resultTest.result}',
  '\u202e\u0000x',
  'ñ'.repeat(5000),
  {},
  { 0: { Ident: 'StiText' } },
  'StiDataBand',
  'StiPanel',
  'Custom',
  true,
];

const seeds: readonly Json[] = await Promise.all(
  (await readdir(FIXTURES))
    .map((name) => join(FIXTURES, name))
    .map(async (path) => readFile(path, 'utf8')),
).then((texts) =>
  texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Json),
);

describe('a damaged report', () => {
  it('gives a template that the portal reads, whatever was damaged (F6)', () => {
    const damage = fc.record({ at: fc.nat(), next: fc.option(fc.constantFrom(...NASTY)) });
    fc.assert(
      fc.property(fc.constantFrom(...seeds), fc.array(damage, { maxLength: 12 }), (seed, all) => {
        const damaged = all.reduce((value, { at, next }) => {
          const places = placesOf(value);
          return changed(value, places[at % places.length] ?? [], next ?? undefined);
        }, seed);
        const found = importMrt(bytes(JSON.stringify(damaged)), base);
        if ('problem' in found) return MRT_PROBLEMS.includes(found.problem);
        const { template } = found;
        const [left, , right] = template.margins;
        return 'template' in readTemplate(template) && left + right < 400;
      }),
      { numRuns: runs(120, 5000) },
    );
  });
});
