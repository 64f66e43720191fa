import { onTestFinished } from 'vitest';

import { readAuthorization } from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';

/** Who sits before another tab. */
export function authorizationOf(fields: Partial<Authorization> = {}): Authorization {
  return {
    authToken: 'other.token.of-another-tab',
    userName: 'otro',
    id: 9,
    photo: '',
    confidential: false,
    type: 3,
    administrator: false,
    ...fields,
  };
}

/** Who is signed in here. */
export function me(): Authorization {
  return readAuthorization() ?? authorizationOf();
}

/** Another tab of the same portal: what it says and hears of the end of the session. */
export function openOtherTab() {
  const channel = new BroadcastChannel('session-end');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }: { data: unknown }) => {
    heard.push(data);
  };
  onTestFinished(() => {
    channel.close();
  });
  return { channel, heard };
}
