/** Why a session ended that other tabs may share. */
export type SharedEnd = 'signed-out' | 'refused';

/** What tabs tell each other of the end of a session: why, and whose, by a mark that names nobody. */
export interface SessionEndNews {
  readonly end: SharedEnd;
  readonly mark: string;
}

const NAME = 'session-end';
let channel: BroadcastChannel | null = null;

/** One for the page: a second one would hear the first. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs of this portal that a session ended. Every tab hears it, whoever sits before it. */
export function announceSessionEnd(news: SessionEndNews): void {
  openChannel().postMessage(news);
}

function isNews(data: unknown): data is SessionEndNews {
  if (typeof data !== 'object' || data === null || !('end' in data && 'mark' in data)) return false;
  const { end, mark } = data;
  return typeof mark === 'string' && (end === 'signed-out' || end === 'refused');
}

/** Calls back when another tab tells of the end of a session; returns the way to stop. */
export function onSessionEnd(listener: (news: SessionEndNews) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  };
  const own = openChannel();
  own.addEventListener('message', hear);
  return () => {
    own.removeEventListener('message', hear);
  };
}
