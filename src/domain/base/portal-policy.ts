/** What the portal's own Trusted Types policy lets through. */
interface PolicyRules {
  readonly createScriptURL: (url: string) => string;
  readonly createHTML: (markup: string) => string;
}

/** The part of the browser's Trusted Types that is used here; TypeScript's library does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): PolicyRules;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const NAME = 'portal';

/** Only scripts of our own build may run as workers. */
function ownScript(url: string): string {
  const { origin, href } = new URL(url, document.baseURI);
  if (origin !== window.location.origin) throw new TypeError('not a script of the portal');
  return href;
}

/** `createHTML` is for `parse-markup` alone, which shows nothing of what it parses. */
const RULES: PolicyRules = { createScriptURL: ownScript, createHTML: (markup) => markup };

let policy: PolicyRules | null = null;

/** The portal's policy; the browser allows its name once per page. Browsers without Trusted Types get the rules themselves. */
export function portalPolicy(): PolicyRules {
  const types = typeof window === 'undefined' ? undefined : window.trustedTypes;
  policy ??= types?.createPolicy(NAME, RULES) ?? RULES;
  return policy;
}
