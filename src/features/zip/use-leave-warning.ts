import { useEffect } from 'react';

import { readAuthorization } from '@/api/authentication/authorization-store';

/**
 * The browser asks before the page goes away. A session that ended elsewhere leaves without being asked
 * (docs/promises.md, Session).
 */
function warn(event: BeforeUnloadEvent): void {
  if (readAuthorization() !== null) event.preventDefault();
}

/** Warns before the page is left while there is work that leaving would lose (docs/promises.md, Bad input). */
export function useLeaveWarning(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return undefined;
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [hasWork]);
}
