// What a release consists of: two archives, two images, and for each pair a bill of materials and a list of licences.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { pack } from './archive.mjs';
import { billOf, licenceList } from './bill-of-materials.mjs';
import { closureOf, packagesIn } from './closure.mjs';
import { NATIVE, layDemo, nativePlaces } from './demo-archive.mjs';
import { IMAGE_PORT, imageCaddyFile } from './image-caddy-file.mjs';
import { makeImage } from './image.mjs';
import { layProgram } from './root-file-system.mjs';
import { sumsOf } from './statement.mjs';
import { filesBelow, sumsBelow } from './trees.mjs';

/** Papers that lie in both archives. */
const PAPERS = ['LICENSE', 'SECURITY.md', 'CHANGELOG.md'];
const SETTINGS = [
  'nginx.conf',
  'Caddyfile',
  'hosts.mjs',
  'answers.txt',
  'config.example.json',
  'start-gate.mjs',
];
const DEMO_PORT = 4174;

/** The typeface of the reports is no package. */
const FONTS = {
  component: {
    'bom-ref': 'liberation-sans',
    type: 'file',
    name: 'Liberation Sans',
    licenses: [{ license: { id: 'OFL-1.1' } }],
  },
  licence: (root) => ({
    name: 'Liberation Sans',
    licence: 'OFL-1.1',
    text: readFileSync(join(root, 'reports', 'fonts', 'LICENSE.txt'), 'utf8').trim(),
  }),
};

function npmBill(root) {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`npm could not list what is installed. ${stderr}`);
  return JSON.parse(stdout);
}

const write = (file, value) => {
  writeFileSync(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
};

function copyFiles(root, folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const file of files) cpSync(join(root, file), join(folder, basename(file)));
}

/** The portal's archive: the build, the files for its host, a runtime file to begin with. */
function layPortal(folder, { root, build }) {
  const { folder: built } = build;
  mkdirSync(folder, { recursive: true });
  cpSync(join(built, 'dist'), join(folder, 'dist'), { recursive: true });
  copyFiles(root, folder, PAPERS);
  copyFiles(join(root, '.config', 'deploy'), folder, SETTINGS);
  // Papers cite each other: all of them, at the places where their links lead.
  const isPaper = (path) => !path.endsWith('pictures');
  cpSync(join(root, 'docs'), join(folder, 'docs'), { recursive: true, filter: isPaper });
  cpSync(join(built, 'doctor'), folder, { recursive: true });
  // The doctor beside it compares what a host serves with these.
  write(join(folder, 'SHA256SUMS'), sumsOf(sumsBelow(folder)));
}

/** The packages that the doctor asks for beyond the portal's own. */
function doctorPackages(root) {
  const folder = join(root, '.config', 'doctor');
  const texts = filesBelow(folder).map((path) => readFileSync(join(folder, path), 'utf8'));
  return packagesIn(texts.join('\n'));
}

const union = (first, second) => [...new Set([...first, ...second])].sort();

const labels = ({ title, version, commit, seconds }) => ({
  'org.opencontainers.image.title': title,
  'org.opencontainers.image.version': version,
  'org.opencontainers.image.revision': commit.id,
  'org.opencontainers.image.created': new Date(seconds * 1000).toISOString(),
});

function portalImage(name, release) {
  const { root, work, target, build, version, seconds } = release;
  const folder = join(work, 'portal-root');
  const components = layProgram(folder, { program: '/usr/bin/caddy', image: name });
  cpSync(join(build.folder, 'dist'), join(folder, 'srv', 'portal'), { recursive: true });
  // A laboratory lays its own over it; without one the portal asks for /api and nothing else.
  write(join(folder, 'srv', 'portal', 'config.json'), '{}\n');
  mkdirSync(join(folder, 'etc', 'caddy'));
  write(
    join(folder, 'etc', 'caddy', 'Caddyfile'),
    imageCaddyFile(readFileSync(join(root, '.config', 'deploy', 'Caddyfile'), 'utf8')),
  );
  makeImage(
    folder,
    { file: join(target, name), tag: version, work },
    {
      seconds,
      entrypoint: [
        '/usr/bin/caddy',
        'run',
        '--adapter',
        'caddyfile',
        '--config',
        '/etc/caddy/Caddyfile',
      ],
      environment: { GODEBUG: 'netdns=go', HOME: '/nonexistent' },
      port: IMAGE_PORT,
      folder: '/srv/portal',
      labels: labels({ title: 'Laboratory results portal', ...release }),
    },
  );
  rmSync(folder, { recursive: true });
  return components;
}

function demoImage(name, release, archive) {
  const { work, target, version, seconds } = release;
  const folder = join(work, 'demo-root');
  const parts = filesBelow(archive)
    .filter((path) => path.endsWith('.node'))
    .map((path) => join(archive, path));
  const components = layProgram(folder, { program: process.execPath, parts, image: name });
  cpSync(archive, join(folder, 'srv', 'demo'), { recursive: true });
  makeImage(
    folder,
    { file: join(target, name), tag: version, work },
    {
      seconds,
      entrypoint: [process.execPath, 'main.js'],
      environment: { DATABASE: ':memory:', HOST: '0.0.0.0', HOME: '/nonexistent' },
      port: DEMO_PORT,
      folder: '/srv/demo',
      labels: labels({ title: 'Demo laboratory, invented data', ...release }),
    },
  );
  rmSync(folder, { recursive: true });
  return components;
}

/**
 * Makes the files of a release in `target`.
 * @param {{ root: string, work: string, target: string, build: { folder: string, places: string[] }, manifest: object,
 *   packages: object, version: string, commit: { id: string }, seconds: number }} release seconds since 1970, of the commit
 */
export function makeProducts(release) {
  const { root, work, target, build, manifest, packages, version, seconds } = release;
  const bill = npmBill(root);
  const native = nativePlaces(packages, { platform: process.platform, architecture: process.arch });
  const asked = [...Object.keys(manifest.dependencies), ...doctorPackages(root)];
  const askedFor = (places) =>
    places.filter((place) => manifest.devDependencies[place.replace('node_modules/', '')]);
  const products = [
    {
      name: `portal-${version}`,
      title: 'the portal',
      places: closureOf(packages, asked),
      direct: asked.map((name) => `node_modules/${name}`),
      lay: (folder) => layPortal(folder, release),
      image: (file) => portalImage(file, release),
    },
    {
      name: `demo-laboratory-${version}`,
      title: 'the demo laboratory',
      places: union(build.places, native),
      direct: [...askedFor(build.places), `node_modules/${NATIVE}`],
      lay(folder) {
        const [programs, dist] = ['demo', 'dist'].map((name) => join(build.folder, name));
        layDemo(folder, { root, programs, dist, packages, version, places: native });
        copyFiles(root, folder, PAPERS);
        copyFiles(root, folder, ['demo-lis/README.md', 'demo-lis/contract/lis-api.openapi.yaml']);
      },
      image: (file, folder) => demoImage(file, release, folder),
    },
  ];
  for (const { name, title, places, direct, lay, image } of products) {
    const folder = join(work, name);
    lay(folder);
    const licences = licenceList(root, { title, places, packages, others: [FONTS.licence(root)] });
    write(join(folder, 'LICENCES.txt'), licences);
    const debian = image(`${name}.oci.tar`, folder);
    const others = [FONTS.component, ...debian];
    const product = { name: name.replace(`-${version}`, ''), version, seconds };
    const whole = billOf(bill, { ...product, places, packages, direct, others });
    write(join(target, `${name}.cdx.json`), whole);
    write(join(target, `${name}.licences.txt`), licences);
    pack(folder, { file: join(target, `${name}.tar.gz`), seconds });
    rmSync(folder, { recursive: true });
  }
}
