import { Notifications } from '@mantine/notifications';

const MILLISECONDS = 4000;

/** Where the portal's short words appear. */
export function Toasts() {
  return <Notifications position="bottom-right" autoClose={MILLISECONDS} />;
}
