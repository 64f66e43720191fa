/** Why a session ended that other tabs may share. */
export type SharedEnd = 'signed-out' | 'refused';

/** What tabs tell each other of the end of a session: why, and whose, by a mark that names nobody. */
export interface SessionEndNews {
  readonly end: SharedEnd;
  readonly mark: string;
}

const NAME = 'session-end';
/** Undefined until it is asked for, null where none can be had. */
let channel: BroadcastChannel | null | undefined;

/** One for the page: a second one would hear the first. */
function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  try {
    channel = new BroadcastChannel(NAME);
  } catch {
    // A browser that is told to keep nothing of the site may refuse channels too, as Firefox does: each tab is then by itself.
    channel = null;
  }
  return channel;
}

/** Whether the tabs of this portal can tell each other anything; the answer stays the same for as long as the page. */
export function canTellTabs(): boolean {
  return openChannel() !== null;
}

/**
 * Tells the other tabs of this portal that a session ended, where it can. Every tab hears it, whoever sits before it.
 */
export function announceSessionEnd(news: SessionEndNews): void {
  openChannel()?.postMessage(news);
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
  own?.addEventListener('message', hear);
  return () => {
    own?.removeEventListener('message', hear);
  };
}
