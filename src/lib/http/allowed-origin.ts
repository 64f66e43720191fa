import { runtimeConfig } from '@/lib/runtime-config';

/** True when the installation names the address's origin: only there may requests and the token go (docs/promises.md B10). */
export function isAllowedOrigin(address: string): boolean {
  const { serviceUrl, mailUrl, appServerUrl, mergeUrl, lisUrl, allowedOrigins } = runtimeConfig();
  const named = [serviceUrl, mailUrl, appServerUrl, mergeUrl, lisUrl, ...allowedOrigins];
  const { origin } = new URL(address);
  return named.some((url) => url !== '' && new URL(url).origin === origin);
}
