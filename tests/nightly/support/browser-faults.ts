/** What the gateway can do to a call on its socket. */
export const SOCKET_FAULTS = [
  ...(['drop', 'stall', 'truncated'] as const),
  ...(['401', '403', '404', '429', '502'] as const),
  ...(['500-code-0', '500-code-1', '500-code-2'] as const),
  ...(['html', 'empty', 'wrong-shape'] as const),
];
export type SocketFault = (typeof SOCKET_FAULTS)[number];

/** Everything that the browser matrix lets happen to a call. */
export const BROWSER_FAULTS = [...SOCKET_FAULTS, 'offline'] as const;
export type BrowserFault = (typeof BROWSER_FAULTS)[number];
