import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { sha256 } from './trees.mjs';

/** What a package of the lock file is called at the registry; the place may have another name for it. */
export const nameOf = (place, { name }) => name ?? place.split('node_modules/').at(-1);

const referenceOf = (place, entry) => `${nameOf(place, entry)}@${entry.version}`;

/** A number like a random one, which the same text always gives. */
const serialOf = (text) =>
  `urn:uuid:${sha256(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')}`;

/**
 * npm's bill of materials with what one product ships and nothing else, the same for the same commit: npm draws a serial number,
 * writes the hour and names the product after its folder.
 * @param {object} bill what `npm sbom --sbom-format cyclonedx` says of everything installed
 * @param {{ name: string, version: string, seconds: number, places: readonly string[], packages: object, direct: readonly string[],
 *   others?: readonly object[] }} product places in `packages` of the lock file, those asked for by the product itself among them;
 *   components that npm does not know
 */
export function billOf(bill, { name, version, seconds, places, packages, direct, others = [] }) {
  const shipped = new Set(places.map((place) => referenceOf(place, packages[place])));
  const own = `${name}@${version}`;
  const components = bill.components.filter((component) => shipped.has(component['bom-ref']));
  const known = new Set(components.map((component) => component['bom-ref']));
  const dependsOn = direct.map((place) => referenceOf(place, packages[place])).sort();
  return {
    ...bill,
    serialNumber: serialOf(JSON.stringify([own, seconds, [...known, ...others]])),
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      lifecycles: bill.metadata.lifecycles,
      tools: bill.metadata.tools,
      component: {
        'bom-ref': own,
        type: 'application',
        name,
        version,
        licenses: [{ license: { name: 'All rights reserved' } }],
      },
    },
    components: [...components, ...others],
    dependencies: [
      { ref: own, dependsOn },
      ...bill.dependencies
        .filter(({ ref }) => known.has(ref))
        .map(({ ref, dependsOn: asked }) => ({
          ref,
          dependsOn: asked.filter((it) => known.has(it)),
        })),
    ],
  };
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
/** Who carries its licence in no file has it named here; the words of a licence are the same for all who have it. */
const licenceTexts = (folder) =>
  readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());

/**
 * The licences of what a product ships, first as a list, then in their own words.
 * @param {string} root
 * @param {{ title: string, places: readonly string[], packages: object, others?: readonly { name: string, licence: string, text: string }[] }} product
 */
export function licenceList(root, { title, places, packages, others = [] }) {
  const rows = [
    ...places
      .filter((place) => existsSync(join(root, place)))
      .map((place) => ({
        name: referenceOf(place, packages[place]),
        licence: packages[place].license ?? 'unknown',
        text: licenceTexts(join(root, place)).join('\n\n'),
      })),
    ...others,
  ].sort((first, second) => (first.name < second.name ? -1 : 1));
  const list = rows.map(({ name, licence }) => `${name.padEnd(48)} ${licence}`);
  const texts = rows
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${'-'.repeat(80)}\n${name}\n\n${text}`);
  return `${[`Packages of others in ${title}, and their licences`, '', ...list, '', ...texts].join('\n')}\n`;
}
