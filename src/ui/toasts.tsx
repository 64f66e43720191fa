import { Notifications } from '@mantine/notifications';

const MILLISECONDS = 4000;

/** Where the portal's short words appear, above the buttons at the end of a page or dialog (styles/base.css). */
export function Toasts() {
  return <Notifications position="bottom-right" autoClose={MILLISECONDS} />;
}
