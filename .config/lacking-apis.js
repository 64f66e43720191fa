// What the oldest promised browsers lack, by the data of MDN: for the lint, and for the tests that take it away.
import { readFileSync } from 'node:fs';

import data from '@mdn/browser-compat-data' with { type: 'json' };

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The oldest promised version of each browser; phones have those of the desk. */
const FLOOR = Object.fromEntries(
  manifest.browserslist.flatMap((promise) => {
    const [name, , version] = promise.split(' ');
    const phone = name === 'safari' ? [['safari_ios', version]] : [];
    return [[name, version], ...phone];
  }),
);

/** Compares versions such as "16.4" and "115". */
const isLater = (version, than) => version.localeCompare(than, 'en', { numeric: true }) > 0;

/** True if the feature came later than the version, never, or behind a switch. */
function lacks(support, version) {
  const statements = Array.isArray(support) ? support : [support ?? {}];
  return !statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      !isLater(added.replace('≤', ''), version) &&
      (removed === undefined || isLater(removed.replace('≤', ''), version)) &&
      flags === undefined &&
      prefix === undefined &&
      other === undefined,
  );
}

/** True if a promised browser lacks the feature. */
const isLacking = ({ __compat: compat }) =>
  compat !== undefined &&
  Object.entries(FLOOR).some(([browser, version]) => lacks(compat.support[browser], version));

const entries = (group) => Object.entries(group).filter(([name]) => name !== '__compat');

/**
 * APIs of JavaScript and of the page that some promised browser lacks: `owner` is empty for a global, `isStatic` tells
 * `URL.canParse` from a member of every URL. Members of what is lacking as a whole are left out.
 * @returns {{ owner: string, name: string, isStatic: boolean }[]}
 */
export function lackingApis() {
  const owners = [...entries(data.api), ...entries(data.javascript.builtins)];
  return owners.flatMap(([owner, group]) => {
    if (isLacking(group)) return [{ owner: '', name: owner, isStatic: false }];
    return entries(group)
      .filter(([name, feature]) => /^\w+$/.test(name) && isLacking(feature))
      .map(([name]) => ({
        owner,
        name: name.replace(/_static$/, ''),
        // What hangs on an object of JavaScript such as Promise is in the data without a suffix.
        isStatic: name.endsWith('_static') || owner in data.javascript.builtins,
      }));
  });
}

/** Properties and at-rules of style sheets that some promised browser lacks. */
export function lackingStyles() {
  const { properties, 'at-rules': rules, selectors } = data.css;
  const namesOf = (group) =>
    entries(group)
      .filter(([, feature]) => isLacking(feature))
      .map(([name]) => name);
  return { properties: namesOf(properties), rules: namesOf(rules), selectors: namesOf(selectors) };
}
