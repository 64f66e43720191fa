// What the doctor says: tables, advice, JSON, JUnit, and never a value of an answer.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { CONFORMANCE_PROGRAM } from '@doctor/command/conformance-program';
import { DOCTOR_PROGRAM } from '@doctor/command/doctor-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  CREDENTIALS,
  LABORATORY,
  LIS,
  networkOf,
  openLaboratory,
  PORTAL,
  said,
  type Plant,
} from './installation';
import { buildDoctor } from '../../../.config/scripts/build-doctor.mjs';
import { CALL_CASES } from './planted/calls';
import { CORS_CASES } from './planted/cors';
import { SETTINGS_CASES } from './planted/settings';
import { leaksIn, told } from './told-values';

const DOCTOR = DOCTOR_PROGRAM;
const ENVIRONMENT = {
  DOCTOR_USER: CREDENTIALS.user,
  DOCTOR_PASSWORD: CREDENTIALS.password,
  DOCTOR_TYPE: '4',
};

let laboratory: Laboratory;
let culture = '';
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));

beforeAll(async () => {
  ({ laboratory, culture } = await openLaboratory());
});
afterAll(async () => {
  await laboratory.close();
  rmSync(folder, { recursive: true });
});

/** Everything planted at once that does not end the examination. */
const ALL_PLANTS = [...CALL_CASES, ...CORS_CASES, ...SETTINGS_CASES].map(([, plant]) => plant);
const everything: Plant = (outgoing, truth) => {
  for (const plant of ALL_PLANTS) {
    const answer = plant(outgoing, truth);
    if (answer !== null) return answer;
  }
  return null;
};

describe('the report', () => {
  it.each([
    ['in Spanish', []],
    ['in English', ['--language', 'en']],
    ['as JSON', ['--json']],
  ])('%s holds no value of any answer, no password and no token (E11)', async (_name, options) => {
    for (const plant of [undefined, everything]) {
      const { network, told: replies } = networkOf({ laboratory, ...(plant && { plant }) });
      const junit = join(folder, 'junit.xml');
      const args = [PORTAL, '--order', culture, '--junit', junit, ...options];
      const { output } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
      const paper = output + readFileSync(junit, 'utf8');
      const values = new Set(
        replies.filter((each) => each.headers['date'] === undefined).flatMap(told),
      );
      expect(values.size).toBeGreaterThan(200);
      expect(leaksIn(paper, values)).toEqual([]);
      // The listener hears what is planted: a name, and a result inside a text.
      const [name = ''] = [...values].filter((value) => /^[A-ZÑ]{5,}$/.test(value));
      expect(leaksIn(`${paper} x${name}x`, values)).toContain(name);
      expect(paper).not.toContain(CREDENTIALS.password);
      expect(paper).not.toContain(culture);
    }
  });

  it('says what works, what to do where, and how many calls conform', async () => {
    const { network } = networkOf({ laboratory });
    const args = [PORTAL, '--order', culture];
    const { output, code } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
    expect(code).toBe(0);
    expect(output).toContain('24 de 34 llamadas cumplen; 0 no; 10 sin probar.');
    expect(output).toContain('\nFUNCIONA.\n');
    expect(output).not.toContain('Consejos');
  });

  it('advises what to change in the file, on the host and at the owner of the servers', async () => {
    const { laboratory: other } = await openLaboratory({ authScheme: 'none' });
    const plant = CORS_CASES.find(([name]) => name.startsWith('a star'))?.[1];
    const { network } = networkOf({ laboratory: other, ...(plant && { plant }) });
    const args = [PORTAL, '--language=en'];
    const { output, code } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
    expect(code).toBe(2);
    expect(output).toContain('"authScheme": "none"');
    expect(output).toContain('LIS_SCHEME https   LIS_HOST lis.test:443   LIS_PATH /lis');
    expect(output.replaceAll(/\s+/g, ' ')).toContain(
      `opened at ${PORTAL}. Please allow that origin`,
    );
    expect(output).toContain('GET /api/areas/filter/state/true');
    await other.close();
  });

  it('as JUnit is a suite for each group, with failures and skipped cases', async () => {
    const plant = CALL_CASES.find(([name]) => name === 'the search deviates')?.[1];
    const { network } = networkOf({ laboratory, ...(plant && { plant }) });
    const file = join(folder, 'suites.xml');
    await said(DOCTOR, [PORTAL, '--junit', file], { network, environment: ENVIRONMENT });
    const xml = readFileSync(file, 'utf8');
    expect(xml.match(/<testsuite /g)).toHaveLength(5);
    expect(xml).toMatch(/name="searchOrders"><failure type="gap" message="[^"]*name1[^"]*">/);
    expect(xml).toMatch(/name="saveUserTypes"><skipped /);
    const counted = [...xml.matchAll(/ tests="(\d+)"/g)].map(([, count]) => Number(count));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(xml.match(/<testcase /g)?.length);
  });

  it('goes into a file, with the verdict on the screen', async () => {
    const { network } = networkOf({ laboratory });
    const file = join(folder, 'report.json');
    const args = [PORTAL, '--json', '--out', file, '--order', culture];
    const { output } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
    expect(output).toBe('FUNCIONA.\n');
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ exitCode: 0, score: { passed: 24, failed: 0, all: 34 } });
  });
});

describe('a program', () => {
  it('compares what the host serves with the sums of a release', async () => {
    const sum = (body: string) => createHash('sha256').update(body).digest('hex');
    const lines = [`${sum('export {};')}  ./dist/assets/portal-a1b2c3d4.js`];
    const lineOf = async (sums: readonly string[]) => {
      const file = join(folder, 'SUMS');
      writeFileSync(file, sums.join('\n'));
      const { network } = networkOf({ laboratory });
      const { output } = await said(DOCTOR, [PORTAL, '--checksums', file], { network });
      return /SHA256SUMS +(.*)/.exec(output)?.[1];
    };
    // What a laboratory may change is not compared.
    const own = `${sum('x')}  dist/reports/reports.json`;
    expect(await lineOf([...lines, own])).toBe('los 1 archivos son los de la entrega');
    const other = `${sum('a')}  dist/assets/portal-b1b2c3d4.css`;
    expect(await lineOf([...lines, other])).toContain('assets/portal-b1b2c3d4.css');
    expect(await lineOf([`${sum('a')}  portal.tar.gz`])).toContain('debajo de dist/');
  });

  it.each([
    [['https://portal.test', '--password', 'Clave.1'], /línea de órdenes/],
    [['portal.test'], /no es una dirección web/],
    [['https://portal.test', '--junit', '/nowhere/junit.xml'], /archivo de --junit/],
  ])('that is called wrongly ends with 2 and one line: %j', async (args, line) => {
    const { network } = networkOf({ laboratory });
    const { output, code } = await said(DOCTOR, args, { network });
    expect(output).toMatch(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('Clave.1');
    expect(code).toBe(2);
  });

  it('without an account asks nobody where there is no terminal', async () => {
    const { network, asked } = networkOf({ laboratory });
    const { output, code } = await said(DOCTOR, [PORTAL], { network });
    expect(output).toContain('falta una cuenta');
    expect(code).toBe(1);
    const signIns = asked.filter(
      ({ url, body }) => url.endsWith('/authentication/web') && body !== '{',
    );
    expect(signIns.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('lis-conformance', () => {
  const servers = [
    ...['--service', `${LABORATORY}/service`, '--app', `${LABORATORY}/app`],
    ...['--mail', `${LABORATORY}/mail`, '--merge', `${LABORATORY}/merge`, '--lis', `${LIS}/lis`],
  ];

  it('says how much of the contract a back end keeps, whatever word it takes', async () => {
    const { laboratory: other } = await openLaboratory({ authScheme: 'JWT' });
    const { network, asked } = networkOf({ laboratory: other });
    const { output, code } = await said(CONFORMANCE_PROGRAM, servers, {
      network,
      environment: ENVIRONMENT,
    });
    expect(output).toContain('«JWT»');
    expect(output).not.toContain('Servidor del portal');
    expect(output).toMatch(/2[34] de 34 llamadas cumplen; 0 no/);
    expect(code).toBe(0);
    expect(asked.every(({ url }) => !url.includes('passwordrecovery'))).toBe(true);
    await other.close();
  });

  it('writes only when it is told to, back what is there, and never recovers a password', async () => {
    const { laboratory: own, culture: order } = await openLaboratory();
    const read = () => own.database.execute('SELECT * FROM settings ORDER BY 1, 2');
    const before = (await read()).rows;
    const { network, asked } = networkOf({ laboratory: own });
    const { output } = await said(
      CONFORMANCE_PROGRAM,
      [...servers, '--write', '--mail-to', 'ti@laboratorio.example', '--order', order],
      { network, environment: ENVIRONMENT },
    );
    expect(output).toMatch(/✓ saveConfiguration +bien/);
    expect(output).toMatch(/✓ saveUserTypes +bien/);
    expect(output).toMatch(/✓ updatePassword +bien/);
    expect(output).toMatch(/✓ changeStateTest +bien/);
    expect((await read()).rows).toEqual(before);
    const paths = asked.filter(({ method }) => method !== 'OPTIONS').map(({ url }) => url);
    expect(paths.filter((url) => /passwordre(?:covery|set)|updateprofile/.test(url))).toEqual([]);
    await own.close();
  });
});

describe('the built doctor', () => {
  /** The installation on a socket, its laboratory on the portal's own origin, as the delivered files of the hosts make it. */
  const OWN_ORIGIN = { serviceUrl: '/service', lisUrl: '/lis', appServerUrl: '/app' };
  const BEHIND = /^\/(?:service|lis|app|merge|mail)\//;

  async function listen(): Promise<Server> {
    const { network } = networkOf({ laboratory, file: OWN_ORIGIN });
    const server = createServer((request, response) => {
      const { method = 'GET', url = '/', headers } = request;
      const base = BEHIND.test(url) ? LABORATORY : PORTAL;
      const { authorization, 'content-type': type } = headers;
      const outgoing = {
        method,
        url: base + url,
        headers: {
          ...(authorization !== undefined && { Authorization: authorization }),
          ...(type !== undefined && { 'content-type': type }),
        },
      };
      void text(request)
        .then((body) => network.exchange({ ...outgoing, ...(body !== '' && { body }) }))
        .then((answer) => {
          response.writeHead(answer.status, answer.headers);
          response.end(answer.bytes);
        });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  it('runs by plain Node without any package, and ends with the exit code', async () => {
    await buildDoctor(folder, ['doctor']);
    const server = await listen();
    const { port } = server.address() as AddressInfo;
    const args = [join(folder, 'doctor.mjs'), `http://localhost:${port}`, '--order', culture];
    const child = spawn(process.execPath, args, { cwd: folder, env: ENVIRONMENT });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number]>,
    ]);
    server.closeAllConnections();
    server.close();
    expect({ errors, code }).toEqual({ errors: '', code: 0 });
    expect(output).toContain('está en el origen del portal');
    expect(output).toContain('\nFUNCIONA.\n');
  });
});
