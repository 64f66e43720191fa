// An image for containers (OCI), made without a container engine: umoci lays the parts, and everything is dated as the commit.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { pack } from './archive.mjs';
import { USER } from './root-file-system.mjs';

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

function umoci(...args) {
  const { status, stderr, error } = spawnSync('umoci', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`umoci ${args.join(' ')}: ${error ?? stderr}`);
}

/**
 * What umoci is told of an image.
 * @param {string} image layout and tag, as `folder:tag`
 * @param {{ seconds: number, entrypoint: readonly string[], environment: Readonly<Record<string, string>>, port: number,
 *   folder: string, volumes?: readonly string[], labels: Readonly<Record<string, string>> }} settings `folder` is where it runs
 */
export function configArguments(image, settings) {
  const { seconds, entrypoint, environment, port, folder, volumes = [], labels } = settings;
  const date = new Date(seconds * 1000).toISOString();
  const each = (name, values) => values.map((value) => `--config.${name}=${value}`);
  const pairs = (record) => Object.entries(record).map(([name, value]) => `${name}=${value}`);
  return [
    'config',
    `--image=${image}`,
    '--no-history',
    `--created=${date}`,
    `--architecture=${ARCHITECTURES[process.arch] ?? process.arch}`,
    '--os=linux',
    `--config.user=${USER}:${USER}`,
    `--config.workingdir=${folder}`,
    `--config.exposedports=${port}/tcp`,
    ...each('entrypoint', entrypoint),
    ...each('env', pairs(environment)),
    ...each('volume', volumes),
    ...each('label', pairs(labels)),
  ];
}

/**
 * Makes an image of one layer.
 * @param {string} rootFileSystem
 * @param {{ file: string, tag: string, work: string }} target archive to write; a folder for what lies on the way
 * @param {Parameters<typeof configArguments>[1]} settings
 * @throws Error with what umoci or tar said
 */
export function makeImage(rootFileSystem, { file, tag, work }, settings) {
  const layout = join(work, 'layout');
  const layer = join(work, 'layer.tar');
  const image = `${layout}:${tag}`;
  const { seconds } = settings;
  rmSync(layout, { recursive: true, force: true });
  pack(rootFileSystem, { file: layer, seconds, isContent: true });
  umoci('init', `--layout=${layout}`);
  umoci('new', `--image=${image}`);
  umoci('raw', 'add-layer', `--image=${image}`, '--no-history', layer);
  umoci(...configArguments(image, settings));
  umoci('gc', `--layout=${layout}`);
  pack(layout, { file, seconds, isContent: true });
  rmSync(layout, { recursive: true });
  rmSync(layer);
}
