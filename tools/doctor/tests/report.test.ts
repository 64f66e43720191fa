// What the doctor says: tables, advice, JSON, and never a value of an answer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { CONFORMANCE_PROGRAM, DOCTOR_PROGRAM } from '@doctor/programs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  CREDENTIALS,
  FILE,
  LABORATORY,
  LIS,
  networkOf,
  openLaboratory,
  PORTAL,
  said,
  type Plant,
} from './installation';
import { buildDoctor } from '../build.mjs';
import { CALL_CASES } from './planted/calls';
import { CORS_CASES } from './planted/cors';
import { SETTINGS_CASES } from './planted/settings';
import { at, status } from './planted/tools';
import { leaksIn, told } from './told-values';

const DOCTOR = DOCTOR_PROGRAM;
const { user, password } = CREDENTIALS;
const ENVIRONMENT = { DOCTOR_USER: user, DOCTOR_PASSWORD: password, DOCTOR_TYPE: '4' };

let laboratory: Laboratory;
let culture = '';
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));

beforeAll(async () => {
  // However busy the machine is, no call is given up by its time: no timer ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
  ])('%s holds no value of any answer, no password and no token', async (_name, options) => {
    for (const plant of [undefined, everything]) {
      const { network, told: replies } = networkOf({ laboratory, ...(plant && { plant }) });
      const args = [PORTAL, '--order', culture, ...options];
      const { output: paper } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
      const values = new Set(
        replies.filter((each) => each.headers['date'] === undefined).flatMap(told),
      );
      expect(values.size).toBeGreaterThan(200);
      expect(leaksIn(paper, values)).toEqual([]);
      // The listener hears what is planted: a name, and a result inside a text.
      const [name = ''] = [...values].filter((value) => /^[A-ZÑ]{5,}$/.test(value));
      expect(leaksIn(`${paper} x${name}x`, values)).toContain(name);
      expect(paper).not.toMatch(/(?<!\/)\{\w+\}|undefined|\[object/);
      expect(paper).not.toContain(CREDENTIALS.password);
      expect(paper).not.toContain(culture);
    }
  });

  it('says what works, what to do where, and how many calls conform; or goes into a file', async () => {
    const { network } = networkOf({ laboratory });
    const args = [PORTAL, '--order', culture];
    const { output, code } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
    expect(code).toBe(0);
    expect(output).toContain('24 de 34 llamadas cumplen; 0 no; 10 sin probar.');
    expect(output).toContain('\nFUNCIONA.\n');
    expect(output).not.toContain('Consejos');
    expect(output).toMatch(/✓ 3\d llamadas +permitidas/);
    const file = join(folder, 'report.json');
    const filed = [...args, '--json', '--out', file];
    const verdict = await said(DOCTOR, filed, { network, environment: ENVIRONMENT });
    expect(verdict.output).toBe('FUNCIONA.\n');
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ exitCode: 0, score: { passed: 24, failed: 0, all: 34 } });
  });

  it('advises what to change, at its place', async () => {
    const { laboratory: other } = await openLaboratory({ authScheme: 'none' });
    const plant = CORS_CASES.find(([lines]) => lines.startsWith('listAreas'))?.[1];
    const { network } = networkOf({ laboratory: other, ...(plant && { plant }) });
    const args = [PORTAL, '--language=en'];
    const { output, code } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
    expect(code).toBe(2);
    expect(output).toContain('"authScheme": "none"');
    expect(output).toContain('LIS=https://lis.test/lis   →  /lis');
    expect(output.replaceAll(/\s+/g, ' ')).toContain(`at ${PORTAL}. Please allow that origin`);
    await other.close();
  });

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

  it('of a configuration that cannot be read says once that the LIS stands in it', async () => {
    const plant = at('GET', '/configuration/', status(500));
    const file = { ...FILE, lisUrl: '' };
    const { network } = networkOf({ laboratory, file, plant });
    const args = [PORTAL, '--order', culture];
    const { output } = await said(DOCTOR, args, { network, environment: ENVIRONMENT });
    const paper = output.replaceAll(/\s+/g, ' ');
    const untold = 'sin probar: la dirección del LIS está en la configuración guardada';
    expect(paper.split(untold)).toHaveLength(2);
    expect(paper).toContain('sin probar: falta lo que debía traer getConfiguration');
    expect(paper).not.toContain('no nombra ese servidor');
    expect(paper).not.toContain('use --order');
  });

  it('without an account asks nobody where there is no terminal', async () => {
    const { network, asked } = networkOf({ laboratory });
    const { output, code } = await said(DOCTOR, [PORTAL], { network });
    expect(output).toContain('falta una cuenta');
    expect(code).toBe(1);
    const posted = asked.filter(({ method, body }) => method === 'POST' && body !== '{');
    expect(posted.filter(({ url }) => url.endsWith('/authentication/web'))).toEqual([]);
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

  it('tells an older Node which one it needs, runs by plain Node without any package, and ends with the exit code', async () => {
    vi.useRealTimers();
    await buildDoctor(folder, ['doctor']);
    const program = join(folder, 'doctor.mjs');
    const older = `data:text/javascript,${encodeURIComponent(
      "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })",
    )}`;
    const refused = spawnSync(process.execPath, ['--import', older, program], { encoding: 'utf8' });
    expect(refused.stderr).toBe('doctor: Node 20 or newer is needed; this is 18.20.4\n');
    expect([refused.status, refused.stdout]).toEqual([2, '']);
    const server = await listen();
    const { port } = server.address() as AddressInfo;
    const args = [program, `http://localhost:${port}`, '--order', culture];
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
