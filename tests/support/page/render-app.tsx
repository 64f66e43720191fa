import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { startPortal } from '@/app/start/start-portal';
import { abortSession } from '@/lib/http/request-session';

/** What index.html runs before the portal's modules. */
const startCheck = readFileSync('public/start-check.js', 'utf8');

let leave: () => void = () => undefined;
let loads: string[] = [];

function load(address: string, state: unknown = null): Promise<void> {
  leave();
  // A page that is loaded anew has a network of its own.
  abortSession();
  window.history.replaceState(state, '', address);
  runInThisContext(startCheck);
  const { rerender, unmount } = render(null);
  leave = unmount;
  return startPortal({ render: rerender });
}

/** Opens the portal at an address, as a browser would: what was open before is gone. Gives the user who sits before it. */
export async function openPortal(address = '/') {
  loads = [];
  await act(() => load(address));
  return userEvent.setup();
}

/** Loads the portal anew where it is, as a browser does: the step of its history stays, with what is named there. */
export async function reloadPortal() {
  const { href } = window.location;
  await act(() => load(href, window.history.state));
  return userEvent.setup();
}

/** Addresses that the portal had the browser load since it was opened. */
export function hardNavigations(): readonly string[] {
  return loads;
}

/** jsdom's location, which cannot navigate, with a `replace` that loads the portal anew. */
export function navigatingLocation(location: Location): Location {
  const replace = (address: string) => {
    loads.push(address);
    void load(address);
  };
  return new Proxy({} as Location, {
    get: (_, key) => {
      if (key === 'replace') return replace;
      const value: unknown = Reflect.get(location, key);
      return typeof value === 'function' ? (value.bind(location) as unknown) : value;
    },
    set: (_, key, value) => Reflect.set(location, key, value),
  });
}
