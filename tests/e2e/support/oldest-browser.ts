import type { BrowserContext } from '@playwright/test';

import { lackingApis, lackingStyles } from '../../../.config/lacking-apis.js';

type Api = ReturnType<typeof lackingApis>[number];

/** Deletes APIs from the realm it runs in, a page's or a worker's. Runs there alone, so it uses nothing from around it. */
function takeAway(apis: readonly Api[]): void {
  const realm = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const { owner, name, isStatic } of apis) {
    if (owner === '' || owner === 'Window' || owner === 'WorkerGlobalScope') {
      Reflect.deleteProperty(realm, name);
      continue;
    }
    const holder = realm[owner];
    if (holder === undefined) continue;
    if (isStatic) Reflect.deleteProperty(holder, name);
    if (holder.prototype !== undefined) Reflect.deleteProperty(holder.prototype, name);
  }
}

/** Has every style sheet lose what is lacking once it is loaded, as a browser drops what it does not know: a rule goes whole. */
function dropStyles({ properties, rules, selectors }: ReturnType<typeof lackingStyles>): void {
  const unknown = new RegExp(`:(?:${selectors.join('|')})(?![\\w-])`);
  const drop = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at];
      const isUnknown =
        (rule instanceof CSSStyleRule && unknown.test(rule.selectorText)) ||
        rules.some((name) => rule?.cssText.startsWith(`@${name}`));
      if (isUnknown) sheet.deleteRule(at);
      else if (rule instanceof CSSStyleRule) {
        for (const property of properties) rule.style.removeProperty(property);
      } else if (rule instanceof CSSGroupingRule) drop(rule);
    }
  };
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.sheet !== null) drop(target.sheet);
    },
    true,
  );
}

/** What is taken away before the portal's script of a worker runs. */
const FIRST = '/oldest-browser.js';

/** Makes of the browser the least of those that package.json promises: what one of them lacks is gone, in pages and in workers. */
export async function makeOldest(context: BrowserContext): Promise<void> {
  // A browser without them does not enforce their policy either; this one would.
  const apis = lackingApis().filter(({ name }) => !/^trusted/i.test(name));
  await context.addInitScript(takeAway, apis);
  await context.addInitScript(dropStyles, lackingStyles());
  const script = `(${takeAway.toString()})(${JSON.stringify(apis)});`;
  await context.route(FIRST, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route(/\/assets\/[^/]*worker[^/]*\.m?js$/i, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = `import '${FIRST}';\nexport * from '${pathname}?itself';`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}
