// The recorder of the contract: unknown fields and types are told, values never.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { contractDifferences } from '../contract-diff.mjs';

const CONTRACT: unknown = parse(
  readFileSync(join('demo-lis', 'contract', 'lis-api.openapi.yaml'), 'utf8'),
);
const ANA = { patientId: '10020030', name1: 'ANA', lastName: 'MORA' };
const ORDER = { order: 202503200005, sex: 2, ...ANA };

interface Answer {
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly mimeType?: string;
  readonly body: unknown;
}

function entryOf({ method = 'PATCH', path = '/orders/filter', ...answer }: Answer) {
  const { status = 200, mimeType = 'application/json', body } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    request: { method, url: `https://lab.example/base/api${path}?x=10020030` },
    response: { status, content: { mimeType, text } },
  };
}

function linesOf(...answers: readonly Answer[]): readonly string[] {
  const har = { log: { entries: answers.map(entryOf) } };
  const { differences } = contractDifferences(CONTRACT, har) as {
    readonly differences: readonly { readonly line: string; readonly count: number }[];
  };
  return differences.map(
    ({ line, count }) => `${line.replace('PATCH /orders/filter ', '')} ×${count}`,
  );
}

it('what the contract knows is no difference', () => {
  const known = { body: [ORDER, { ...ORDER, name2: null }] };
  expect(linesOf(known, { status: 204, body: '' })).toEqual([]);
});

const page = { body: '<p>ANA</p>', mimeType: 'text/html' };

it.each<[answer: Answer, line: string]>([
  [{ body: [{ ...ORDER, lives: 9 }] }, '200  $[].lives: unknown integer ×1'],
  [{ body: [{ ...ORDER, 'ANA 10020030': true }] }, '200  $[].{key}: unknown boolean ×1'],
  [{ body: [{ ...ORDER, sex: 'F' }] }, '200  $[].sex: string instead of integer ×1'],
  [{ body: { data: [ORDER] } }, '200  $: object instead of array ×1'],
  [{ status: 418, body: '' }, '418  status 418 is not in the contract ×1'],
  [page, '200  another content type: text/html ×1'],
  [{ body: 'ANA {' }, '200  no JSON under a JSON type ×1'],
  [{ status: 204, body: [ORDER] }, '204  a body where the contract has none ×1'],
])('%j is a difference: %s', (answer, line) => {
  expect(linesOf(answer)).toEqual([line]);
});

it('the command tells paths and types, and no value of the recording', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  const file = join(folder, 'a.har');
  const body = ['ANITA', 'ANITA'].map((nickname) => ({ ...ORDER, nickname }));
  const path = '/orders/results/order/202503200005/0';
  const results = { method: 'GET', path, body: [{ testId: 'HCG' }] };
  const entries = [entryOf({ body }), entryOf({ body }), entryOf(results)];
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  const command = ['tools/doctor/check-contract.mjs', file];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stdout).toContain('PATCH /orders/filter 200  $[].nickname: unknown string  (2×)');
  expect(stdout).toContain('GET /orders/results/order/{order}/{areaId} 200  $[].testId: string');
  expect(stdout).toContain('3 answers of 2 of 34 calls');
  for (const value of ['ANITA', 'ANA', 'MORA', '10020030', '202503200005', 'HCG', 'lab.example']) {
    expect(stdout + stderr).not.toContain(value);
  }
});
