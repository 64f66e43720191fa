// Builds `.data/doctor/doctor.mjs` and `lis-conformance.mjs`: each one file for plain Node, with the portal's readers and the
// contract inside. `node tools/doctor/build.mjs [FOLDER]`.
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { root } from '../../.config/scripts/environment.mjs';

export const DOCTOR_FOLDER = join(root, '.data', 'doctor');
const PROGRAMS = ['doctor', 'lis-conformance'];

/**
 * Stands before everything else that runs: an older Node stumbles in the middle of a package, and tells an installer nothing. Those
 * before 16 do not even read the file.
 */
const OLDEST_NODE = 20;
const versionFirst = (program) => `if (parseInt(process.versions.node, 10) < ${OLDEST_NODE}) {
  console.error('${program}: Node ${OLDEST_NODE} or newer is needed; this is ' + process.versions.node);
  process.exit(2);
}`;

/** Workers are for the page: their scripts would lie beside the program. */
const withoutWorkers = {
  name: 'without-workers',
  enforce: 'pre',
  load: {
    filter: { id: /\?worker&url$/ },
    handler: () => 'export default "";',
  },
};

/**
 * Builds the programs into a folder and leaves everything else there as it is.
 * @param {string} folder
 * @param {readonly string[]} programs
 */
export async function buildDoctor(folder = DOCTOR_FOLDER, programs = PROGRAMS) {
  const { build } = await import('vite');
  for (const program of programs) {
    await build({
      configFile: false,
      // Bundles of packages for browsers bring warnings about directives that mean nothing here.
      logLevel: 'error',
      root,
      envDir: false,
      resolve: { alias: { '@': join(root, 'src') } },
      plugins: [withoutWorkers],
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'tools', 'doctor', `${program}.ts`),
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: `node${OLDEST_NODE}`,
        minify: false,
        license: { fileName: 'doctor-licences.txt' },
        rolldownOptions: {
          output: {
            entryFileNames: `${program}.mjs`,
            codeSplitting: false,
            banner: versionFirst(program),
          },
        },
      },
    });
  }
}

if (
  process.argv[1] !== undefined &&
  realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
) {
  await buildDoctor(process.argv[2] === undefined ? undefined : resolve(process.argv[2]));
}
