import { portalPolicy } from '@/domain/base/portal-policy';

/**
 * The address of a worker script as the page's policy accepts it. Throws `TypeError` for an
 * address of another origin. Browsers without Trusted Types get the checked address itself.
 */
export function trustedScriptUrl(url: string): string {
  return portalPolicy().createScriptURL(url);
}
