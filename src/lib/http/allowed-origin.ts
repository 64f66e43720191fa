import { isNamedOrigin } from '@/lib/is-named-origin';
import { runtimeConfig } from '@/lib/runtime-config';

/** True when the installation names the address's origin: only there may requests and the token go. */
export function isAllowedOrigin(address: string): boolean {
  return isNamedOrigin(runtimeConfig(), address);
}
