/** What the gateway can do to a call on its socket. */
export const SOCKET_FAULTS = [
  ...(['stall', 'drop', 'truncated'] as const),
  ...(['404', '429', '502'] as const),
  ...(['500-code-0', '500-code-1', '500-code-2'] as const),
  ...(['html', 'wrong-shape', 'empty', '401', '403'] as const),
];
export type SocketFault = (typeof SOCKET_FAULTS)[number];

const LAST: readonly SocketFault[] = ['empty', '401', '403'];

export type BrowserFault = SocketFault | 'offline';

/**
 * Everything that the browser matrix lets happen to a call. First what only a clock that runs ahead can end; last what ends a session
 * or leaves nothing to repeat.
 */
export const BROWSER_FAULTS: readonly BrowserFault[] = [
  ...SOCKET_FAULTS.filter((fault) => !LAST.includes(fault)),
  'offline',
  ...LAST,
];
