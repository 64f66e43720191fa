import { ApiError } from '@/lib/http/api-error';
import { createRequest, type RequestFunction, type Server } from '@/lib/http/create-request';
import { runtimeConfig } from '@/lib/runtime-config';
import { readAddress } from '@/lib/session/web-address';

import { readCaller } from './session/caller-store';

let configuredLisUrl = '';

/** Takes over `ServiciosLISUrl`, known only once the configuration has been read. The runtime file's own address wins. */
export function setLisUrl(url: string): void {
  configuredLisUrl = url;
}

/** A LIS address without trailing slash and without `/api`, which laboratories store in every variant (docs/contract.md). */
function lisAddress(stored: string): string | null {
  const read = readAddress(stored);
  if (stored === '' || 'problem' in read) return null;
  return read.address.replace(/(?<!\/)\/+api$/i, '');
}

function lisBase(stored: string): string {
  const address = lisAddress(stored);
  if (address === null) throw new ApiError('not-configured', 'lis');
  return address;
}

function storedLis(): string {
  return runtimeConfig().lisUrl || configuredLisUrl.trim();
}

/** False while no call to the LIS can succeed: it has no address. */
export function hasLis(): boolean {
  return lisAddress(storedLis()) !== null;
}

function sessionToken(): string | null {
  return readCaller()?.authToken ?? null;
}

/** Portal REST service. */
export const service = createRequest({
  baseUrl: () => runtimeConfig().serviceUrl,
  token: sessionToken,
});

/** Where the LIS is, and who asks it. */
export const LIS: Server = {
  baseUrl: () => lisBase(storedLis()),
  token: sessionToken,
};

/** LIS REST service; rejects with `not-configured` while no address is known. */
export const lis = createRequest(LIS);

/** The LIS at an address that is not stored yet; like every call it goes to the installation's named origins only. */
export function lisAt(address: string): RequestFunction {
  return createRequest({ baseUrl: () => lisBase(address.trim()), token: sessionToken });
}

/** Mail server of the recovery mail. */
export const mail = createRequest({ baseUrl: () => runtimeConfig().mailUrl, token: sessionToken });

/** Application server of the portal; rejects with `not-configured` where there is none. It asks for no token. */
export const appServer = createRequest({
  baseUrl: () => {
    const { appServerUrl } = runtimeConfig();
    if (appServerUrl === '') throw new ApiError('not-configured', 'app');
    return appServerUrl;
  },
  token: () => null,
});

/** PDF merge server. It must not see an authorization header (docs/contract.md). */
export const merge = createRequest({ baseUrl: () => runtimeConfig().mergeUrl, token: () => null });
