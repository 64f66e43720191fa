/** What the gateway can do to a call on its socket. */
export const SOCKET_FAULTS = [
  ...(['drop', 'stall', 'truncated'] as const),
  ...(['404', '429', '502'] as const),
  ...(['500-code-0', '500-code-1', '500-code-2'] as const),
  ...(['html', 'wrong-shape', 'empty', '401', '403'] as const),
];
export type SocketFault = (typeof SOCKET_FAULTS)[number];

/** Everything that the browser matrix lets happen to a call; what ends a session or leaves nothing to repeat comes last. */
export const BROWSER_FAULTS = ['offline', ...SOCKET_FAULTS] as const;
export type BrowserFault = (typeof BROWSER_FAULTS)[number];
