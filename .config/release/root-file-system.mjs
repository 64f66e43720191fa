// The root file system of an image, of what this Debian machine has: a program, its libraries, and their licences.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Nobody, in every Debian. */
export const USER = 65534;
const AUTHORITIES = '/usr/share/ca-certificates/mozilla';

function say(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

/**
 * The libraries that a program is started with.
 * @param {string} told what ldd says of it
 * @throws Error for a library that is not there
 */
export function librariesIn(told) {
  return told
    .split('\n')
    .filter((line) => line.includes('/') || line.includes('not found'))
    .map((line) => {
      const path = /(?:^|=> |\t)(\/\S+)/.exec(line)?.[1];
      if (path === undefined) throw new Error(`a library is missing: ${line.trim()}`);
      return path;
    });
}

/** The package that brought a file. Files below /lib are those of /usr/lib, and packages know them by either name. */
function packageOf(file) {
  const real = realpathSync(file);
  for (const spelling of [file, real, real.replace(/^\/usr/, ''), file.replace(/^\/usr/, '')]) {
    const { status, stdout } = spawnSync('dpkg', ['-S', spelling], { encoding: 'utf8' });
    if (status === 0) return stdout.split(':')[0];
  }
  throw new Error(`no package of Debian brought ${file}`);
}

/** A package as a component of a bill of materials (CycloneDX). */
function componentOf(name, image) {
  const [version, architecture] = say('dpkg-query', [
    '-W',
    '-f',
    '${Version} ${Architecture}',
    name,
  ]).split(' ');
  return {
    'bom-ref': `deb:${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`,
    properties: [{ name: 'shipped-in', value: image }],
  };
}

/** The authorities that Debian trusts, and none that somebody added to this machine. */
function authorities() {
  return readdirSync(AUTHORITIES)
    .filter((name) => name.endsWith('.crt'))
    .sort()
    .map((name) => readFileSync(join(AUTHORITIES, name), 'utf8').trim())
    .join('\n');
}

/**
 * Lays a program with what it needs below `folder`, at the places where they are here.
 * @param {string} folder
 * @param {{ program: string, parts?: readonly string[], image: string }} what program with its whole path; native parts that it loads
 *   and that are laid elsewhere, of which the libraries count; name of the image, for the bill of materials
 * @returns {object[]} components of a bill of materials, one for each package of Debian
 */
export function layProgram(folder, { program, parts = [], image }) {
  const libraries = [program, ...parts].flatMap((file) => librariesIn(say('ldd', [file])));
  const files = [...new Set([program, ...libraries])];
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(realpathSync(file), join(folder, file));
  }
  write('/etc/passwd', `nobody:x:${USER}:${USER}:nobody:/nonexistent:/usr/sbin/nologin\n`);
  write('/etc/group', `nogroup:x:${USER}:\n`);
  write('/etc/ssl/certs/ca-certificates.crt', `${authorities()}\n`);
  const packages = [...new Set([...files.map(packageOf), 'ca-certificates'])].sort();
  for (const name of packages) {
    const copyright = `/usr/share/doc/${name}/copyright`;
    write(copyright, readFileSync(copyright));
  }
  return packages.map((name) => componentOf(name, image));
}
