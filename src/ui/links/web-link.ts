import { parseUrl } from '@/lib/parse-url';

/**
 * A configured address as a link target, always https (`www.…` and http are read as such); empty when it is no web address or carries
 * a user name, which makes one host look like another.
 */
export function webLink(source: string): string {
  const address = source.trim();
  const withScheme = /^www\./i.test(address) ? `https://${address}` : address;
  const url = parseUrl(withScheme);
  if (url === null) return '';
  const { protocol, username, password, href } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username + password === '' ? href.replace(/^http:/, 'https:') : '';
}
