/** A configured address as a link target: http or https only (`www.…` counts as https); empty when it is no such address. */
export function webLink(source: string): string {
  const address = source.trim();
  const withScheme = /^www\./i.test(address) ? `https://${address}` : address;
  if (!URL.canParse(withScheme)) return '';
  const { protocol, href } = new URL(withScheme);
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}
