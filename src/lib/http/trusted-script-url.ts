/** The part of the browser's Trusted Types that is used here; TypeScript's library does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const POLICY = 'portal';

/** Only scripts of our own build may run as workers. */
function ownScript(url: string): string {
  const { origin, href } = new URL(url, document.baseURI);
  if (origin !== window.location.origin) throw new TypeError('not a script of the portal');
  return href;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;

/**
 * The address of a worker script as the page's policy accepts it (docs/promises.md, Hosting). Throws `TypeError` for an
 * address of another origin. Browsers without Trusted Types get the checked address itself.
 */
export function trustedScriptUrl(url: string): string {
  // The browser allows the name once per page.
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: ownScript }) ?? {
    createScriptURL: ownScript,
  };
  return policy.createScriptURL(url);
}
