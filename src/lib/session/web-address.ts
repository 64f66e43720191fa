import { parseUrl } from '@/lib/parse-url';

/** Why an address cannot be used. */
export type AddressProblem = 'not-an-address' | 'insecure';

/** A name without scheme, such as `lis.example/api`, would silently become a path of the portal. */
const START = /^(?:https?:\/\/|\.?\/)/i;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

function isBase(url: URL): boolean {
  const extras = [url.username, url.password, url.search, url.hash].join('');
  return (url.protocol === 'https:' || url.protocol === 'http:') && extras === '';
}

/**
 * The base address of a server, absolute and without trailing slash, or why it is none. Relative addresses start with `/` or `./`, at the portal's base.
 * Sign-in data, query and fragment are refused, and plain http on an https page unless it is this computer.
 */
export function readAddress(source: string): { address: string } | { problem: AddressProblem } {
  const page = new URL(import.meta.env.BASE_URL, document.baseURI);
  const url = parseUrl(source, page);
  if (!START.test(source) || url === null || !isBase(url)) return { problem: 'not-an-address' };
  const insecure = url.protocol === 'http:' && page.protocol === 'https:';
  if (insecure && !LOCAL_HOSTS.has(url.hostname)) return { problem: 'insecure' };
  return { address: url.href.replace(/(?<!\/)\/+$/, '') };
}
