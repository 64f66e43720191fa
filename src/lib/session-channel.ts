/** Why a session that other tabs share ended. */
export type SharedEnd = 'signed-out' | 'refused';

const NAME = 'session-end';
let channel: BroadcastChannel | null = null;

/** One for the page: a second one would hear the first. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs of this portal that the session ended; nothing about the user goes there. */
export function announceSessionEnd(end: SharedEnd): void {
  openChannel().postMessage(end);
}

/** Calls back when another tab ended the session; returns the way to stop. */
export function onSessionEnd(listener: (end: SharedEnd) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' || data === 'refused') listener(data);
  };
  const own = openChannel();
  own.addEventListener('message', hear);
  return () => {
    own.removeEventListener('message', hear);
  };
}
