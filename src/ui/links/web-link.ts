/**
 * A configured address as a link target, always https (`www.…` and http are read as such); empty when it is no web address or carries
 * a user name, which makes one host look like another.
 */
export function webLink(source: string): string {
  const address = source.trim();
  const withScheme = /^www\./i.test(address) ? `https://${address}` : address;
  if (!URL.canParse(withScheme)) return '';
  const { protocol, username, password, href } = new URL(withScheme);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username + password === '' ? href.replace(/^http:/, 'https:') : '';
}
