import type { RuntimeConfig } from './runtime-keys';

type Named = Pick<
  RuntimeConfig,
  'serviceUrl' | 'mailUrl' | 'appServerUrl' | 'mergeUrl' | 'lisUrl' | 'allowedOrigins'
>;

/** True when a server of the installation is on the address's origin, or the installation names it. */
export function isNamedOrigin(config: Named, address: string): boolean {
  const { serviceUrl, mailUrl, appServerUrl, mergeUrl, lisUrl, allowedOrigins } = config;
  const named = [serviceUrl, mailUrl, appServerUrl, mergeUrl, lisUrl, ...allowedOrigins];
  const { origin } = new URL(address);
  return named.some((url) => url !== '' && new URL(url).origin === origin);
}
