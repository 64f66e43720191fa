import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { REPORT_LABELS } from '@demo-lis/server/report-labels';

const papers = await readFile('docs/behaviour.md', 'utf8');
const [, section = ''] = /^## 4\.4(.*?)^## /ms.exec(papers) ?? [];

it('the demo laboratory’s labels bear the LIS’s own numbers', () => {
  const numbers = section.match(/\b\d{4}\b/g) ?? [];
  expect(numbers.length).toBeGreaterThan(20);
  expect(Object.keys(REPORT_LABELS).sort()).toEqual([...numbers].sort());
});

it.each([
  ['0188', 'Teléfono'],
  ['0120', 'Fecha de nacimiento'],
  ['0262', 'Página'],
  ['0557', 'Antibiótico'],
])('%s reads %s', (key, text) => {
  expect(REPORT_LABELS[key]).toBe(text);
});
