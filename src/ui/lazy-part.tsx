import { notifications } from '@mantine/notifications';
import {
  createContext,
  lazy,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { useTranslation } from 'react-i18next';

import { MissingPartError } from '@/lib/missing-part-error';

import { OfflineMessage } from './offline-message';

interface Attempts {
  /** The next time the part is asked for, it is loaded anew. */
  readonly forget: () => void;
  readonly retry: () => void;
}

const nothing = () => undefined;
const AttemptsContext = createContext<Attempts>({ forget: nothing, retry: nothing });

/** In the place of a part that the network kept away. */
function PartOffline() {
  const { forget, retry } = useContext(AttemptsContext);
  useEffect(forget, [forget]);
  return <OfflineMessage onRetry={retry} />;
}

/** Instead of a dialog that the network kept away: what is on the screen stays, and its button is the retry. */
function DialogOffline({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { forget } = useContext(AttemptsContext);
  useEffect(() => {
    forget();
    notifications.show({
      id: 'offline',
      message: t('errors.kind.offline'),
      color: 'red',
      role: 'alert',
    });
    onClose();
  }, [forget, onClose, t]);
  return null;
}

function partOrOffline<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Offline: ComponentType<P>,
) {
  const attempt = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          if (navigator.onLine) throw new MissingPartError();
          return { default: Offline };
        },
      ),
    );
  let latest = attempt();
  const forget = () => {
    latest = attempt();
  };
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(latest);
    const [attempts] = useState<Attempts>({
      forget,
      retry: () => {
        forget();
        setPart(latest);
      },
    });
    return (
      <AttemptsContext value={attempts}>
        <Part {...props} />
      </AttemptsContext>
    );
  };
}

/**
 * A part of the portal that is loaded when it is first shown; a newer deployment may have removed it (safety.md D3). Without a
 * network that is what it says, and it is asked for again.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return partOrOffline<P>(load, PartOffline);
}

/** The same for a dialog: without a network it closes at once. */
export function lazyDialog<P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
) {
  return partOrOffline<P>(load, DialogOffline);
}
