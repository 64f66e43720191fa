import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readFaultsFile } from '@demo-lis/read-faults-file';
import { START_SWITCHES, readStartSwitches, switchHelp } from '@demo-lis/start-switches';
import { afterAll, describe, expect, it } from 'vitest';

const read = (line: string) => readStartSwitches(line === '' ? [] : line.split(' '));

const LEGACY = { windows1252: true, htmlErrors: true, legacyPaths: true };
const AFTERNOON = Date.UTC(2026, 10, 20, 15);

describe('words of the command line', () => {
  it.each([
    ['', { switches: {} }],
    ['--reset', { reset: true, switches: {} }],
    ['--seed 7', { seed: 7, switches: {} }],
    ['--orders 500 --seed 2147483647', { orders: 500, seed: 2_147_483_647, switches: {} }],
    ['--small --at 2026-11-20T15:00:00Z', { isSmall: true, stoppedAt: AFTERNOON, switches: {} }],
    ['--faults a=b.json', { faultsFile: 'a=b.json', switches: {} }],
    ['--faults=a=b.json', { faultsFile: 'a=b.json', switches: {} }],
    ['--strict --orders 100', { orders: 100, switches: { strict: true } }],
    ['--auth=JWT --shuffle', { switches: { authScheme: 'JWT', shuffle: true } }],
    ['--late 150', { switches: { late: 150 } }],
    ['--encrypt', { switches: { encrypt: true } }],
    ['--encrypt=account', { switches: { encryptAccount: true } }],
    ['--legacy', { switches: { ...LEGACY, authScheme: 'none' } }],
    // What is said last counts.
    ['--legacy --auth=JWT', { switches: { ...LEGACY, authScheme: 'JWT' } }],
  ])('"%s" are understood', (line, settings) => {
    expect(read(line)).toEqual(settings);
  });

  it('end with the list of those that are known, or say that they contradict each other', () => {
    const unknown = [
      ...['--suffle', 'shuffle', '--shuffle=yes', '--auth=basic', '--auth', '--seed', '--seed -1'],
      ...['--seed 1.5', '--seed 2147483648', '--seed --reset', '--late', '--late 0', '--orders 99'],
      ...['--orders 200001', '--orders=', '--faults', '--at', '--at yesterday', '--at=2026-11-20'],
      '--at=2026-13-40T15:00:00Z',
    ];
    for (const line of unknown) {
      expect(() => read(line), line).toThrow(/is not known\. Known are:\n {2}--help/);
    }
    for (const line of ['--strict --legacy', '--shuffle --strict', '--strict --faults x.json']) {
      expect(() => read(line), line).toThrow('--strict answers by the contract alone');
    }
    const words = START_SWITCHES.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(switchHelp()).toContain(`  ${word} `);
  });
});

describe('file of faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const file = join(folder, 'faults.json');
  const written = (text: string) => {
    writeFileSync(file, text);
    return readFaultsFile(file);
  };
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is refused with the place of what is wrong', async () => {
    for (const [text, complaint] of [
      ['{', 'is no JSON list'],
      ['{"path":"/lis","fault":"drop"}', 'is no JSON list'],
      ['[{"path":"/lis","fault":"drop"},{"path":"lis","fault":"drop"}]', 'Row 2 of'],
      ['[{"path":"/lis","fault":"explode"}]', 'Row 1 of'],
      ['[null]', 'Row 1 of'],
    ] as const) {
      await expect(written(text)).rejects.toThrow(complaint);
    }
    await expect(readFaultsFile(join(folder, 'none.json'))).rejects.toThrow('cannot be read');
  });
});
