import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { startPortal } from '@/app/start-portal';

let leave: () => void = () => undefined;

/** Opens the portal at an address, as a browser would: what was open before is gone. Gives the user who sits before it. */
export async function openPortal(address = '/') {
  leave();
  window.history.replaceState(null, '', address);
  const { rerender, unmount } = render(null);
  leave = unmount;
  await act(() => startPortal({ render: rerender, unmount }));
  return userEvent.setup();
}
