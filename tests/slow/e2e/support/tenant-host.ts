import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { hostFiles, readAnswers } from '../../../../tools/hosting/hosts.mjs';
import { certify, hostFolder, runHost, type HostKind } from './hosts';

/** A laboratory that shares the host with others, as its answers name it. */
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

/** What a laboratory's file of answers says. */
function answersOf({ host, folder, origins = [], servers = {} }: Tenant, place: string): string {
  const named = Object.entries(servers).map(
    ([name, address]) => `${name.toUpperCase()}=${address}`,
  );
  const pem = (name: string) => `${place}/${name}.pem`;
  return [
    ...[`PORTAL=${host}`, `CERTIFICATE=${pem('certificate')}`, `KEY=${pem('key')}`],
    ...[`CONNECT=${origins.join(' ')}`, `FILES=/srv/tenants/${folder}`, ...named],
  ].join('\n');
}

/** The real server with the file that `hosts.mjs` makes of several laboratories' answers, before the build. */
export async function startTenantHost(kind: HostKind, tenants: readonly TenantFiles[]) {
  const { port, program, file, settle } = kind;
  const [first] = tenants;
  if (first === undefined) throw new Error('no laboratories');
  const folder = await hostFolder(program);
  await lay(folder, tenants);
  certify(
    folder,
    tenants.map(({ host }) => host),
  );
  const files = hostFiles(tenants.map((tenant) => readAnswers(answersOf(tenant, folder))));
  const text = settle(files[basename(file)] ?? '', { folder, port });
  return runHost({ ...kind, folder, text, name: first.host });
}
