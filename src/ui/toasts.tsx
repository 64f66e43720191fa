import { Notifications } from '@mantine/notifications';

const MILLISECONDS = 4000;

/** Where the portal's short words appear: below the edge where no page and no dialog has its buttons. */
export function Toasts() {
  return <Notifications position="top-center" autoClose={MILLISECONDS} />;
}
