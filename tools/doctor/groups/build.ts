import { createHash } from 'node:crypto';

import { inGroup, type Finding } from '../findings';
import { attempt, Unreached, type Network } from '../network/network';

const finding = inGroup('host');
const NAME = 'SHA256SUMS';

/** A line of `sha256sum`; what lies below `dist/` is what the host serves. */
const SUM = /^([\da-f]{64}) [ *](?:.*\/)?dist\/(.+)$/gim;
/** Of the laboratory, not of the build. */
const OWN = /^(?:config\.json|reports\/|glossary\/|\.well-known\/)/;
/** So many names are told. */
const MOST = 3;

/** Whether the host serves the very files of a release. */
export async function examineBuild(
  origin: string,
  { exchange }: Network,
  checksums: string | null,
): Promise<readonly Finding[]> {
  if (checksums === null) return [finding(NAME, 'skipped', 'build-untold')];
  const files = [...checksums.matchAll(SUM)]
    .map(([, sum = '', path = '']) => ({ sum: sum.toLowerCase(), path }))
    .filter(({ path }) => !OWN.test(path));
  if (files.length === 0) return [finding(NAME, 'gap', 'build-no-list')];
  const wrong: string[] = [];
  for (const { sum, path } of files) {
    const url = `${origin}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const reply = await attempt(exchange({ method: 'GET', url }));
    const isThere = !(reply instanceof Unreached) && reply.status === 200;
    if (!isThere || createHash('sha256').update(reply.bytes).digest('hex') !== sum)
      wrong.push(path);
  }
  return wrong.length === 0
    ? [finding(NAME, 'ok', 'build-same', { count: files.length })]
    : [
        finding(NAME, 'gap', 'build-other', {
          count: wrong.length,
          files: wrong.slice(0, MOST).join('  '),
        }),
      ];
}
