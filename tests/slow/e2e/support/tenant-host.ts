import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { tenantFiles } from '../../../../.config/scripts/host-files.mjs';
import { aroundNginx, certify, changed, hostFolder, PLAIN, runHost, type HostKind } from './hosts';

/** A laboratory that shares the host with others, as the file of laboratories names it. */
export interface Tenant {
  readonly host: string;
  readonly folder: string;
  readonly origins?: readonly string[];
  readonly servers?: Readonly<Record<string, string>>;
}

/** A tenant with its own files. */
export interface TenantFiles extends Tenant {
  readonly config: Readonly<Record<string, unknown>>;
  /** What only this laboratory's template and glossary say. */
  readonly mark: string;
}

const BUILD = join(import.meta.dirname, '../../../../dist');

/** The build without any laboratory's files, and each laboratory's own in its folder. */
async function lay(folder: string, tenants: readonly TenantFiles[]): Promise<void> {
  const isShared = (path: string) =>
    !/^\/(?:reports|glossary)(?:\/|$)/.test(path.slice(BUILD.length));
  await cp(BUILD, join(folder, 'portal'), { recursive: true, filter: isShared });
  for (const { folder: name, config, mark } of tenants) {
    const own = join(folder, 'tenants', name);
    await mkdir(join(own, '.git'), { recursive: true });
    await Promise.all([
      cp(join(BUILD, 'reports'), join(own, 'reports'), { recursive: true }),
      cp(join(BUILD, 'glossary'), join(own, 'glossary'), { recursive: true }),
      writeFile(join(own, 'config.json'), JSON.stringify(config)),
      writeFile(join(own, '.git/config'), 'SECRET'),
    ]);
    await writeFile(join(own, 'reports/order.json'), JSON.stringify({ areas: [mark] }));
    await writeFile(
      join(own, 'glossary/en.json'),
      JSON.stringify({ version: 1, reviewer: mark, tests: [] }),
    );
  }
}

/** The files as they run in a test. */
const SETTLED: Readonly<Record<string, (text: string, folder: string, port: number) => string>> = {
  nginx: (text, folder, port) =>
    aroundNginx(
      changed(text, [
        ['listen 80', `listen 127.0.0.1:${port + PLAIN}`],
        ['listen 443', `listen 127.0.0.1:${port}`],
        ['CERTIFICATE_FILE', `${folder}/certificate.pem`],
        ['KEY_FILE', `${folder}/key.pem`],
        ['/srv/', `${folder}/`],
        ['/var/log/nginx/', `${folder}/`],
      ]),
      folder,
    ),
  Caddy: (text, folder, port) =>
    changed(text, [
      ['\n{\n', `\n{\n\tadmin off\n\tauto_https disable_redirects\n`],
      ['http://, https:// {', `https://:${port} {`],
      [
        '.resultados.example {\n',
        `.resultados.example:${port} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem\n`,
      ],
      ['/srv/', `${folder}/`],
      ['/var/log/caddy/', `${folder}/`],
    ]),
};

const ENDS: Readonly<Record<string, 'nginx.conf' | 'Caddyfile'>> = {
  nginx: 'nginx.conf',
  Caddy: 'Caddyfile',
};

/** The real server with the files that `npm run hosts -- --tenants` writes, before the build. */
export async function startTenantHost(kind: HostKind, tenants: readonly TenantFiles[]) {
  const { port, program, name: kindName } = kind;
  const settle = SETTLED[kindName];
  const end = ENDS[kindName];
  const [first] = tenants;
  if (settle === undefined || end === undefined || first === undefined)
    throw new Error(`no laboratories for ${kindName}`);
  const folder = await hostFolder(program);
  await lay(folder, tenants);
  certify(
    folder,
    tenants.map(({ host }) => host),
  );
  const named = tenants.map(({ host, folder: own, origins, servers }) => ({
    host,
    folder: own,
    origins,
    servers,
  }));
  const files = tenantFiles(JSON.stringify(named), 'tenants.json');
  return runHost({ ...kind, folder, text: settle(files[end], folder, port), name: first.host });
}
