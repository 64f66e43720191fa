/** A piece of a file as it stands there, and what an installer makes of it. */
export type Change = readonly [from: string, to: string];

export interface Changes {
  /** The start gate's lines without their #, at an address. */
  readonly gate: (address: string) => readonly Change[];
  /** The same of the print gate. */
  readonly printGate: (address: string) => readonly Change[];
}

/** Changes of the files by the name of their server. */
export const CHANGES: Readonly<Record<string, Changes>> = {
  nginx: {
    gate: (address) => [
      ['# if ($portal_start)', 'if ($portal_start)'],
      ['127.0.0.1:8081', address],
    ],
    printGate: (address) => [
      ['# if ($portal_print)', 'if ($portal_print)'],
      ['127.0.0.1:8082', address],
    ],
  },
  Caddy: {
    gate: (address) => [
      ['# handle @start', 'handle @start'],
      ['# \turi strip_prefix', 'uri strip_prefix'],
      ['# \treverse_proxy 127.0.0.1:8081\n\t\t# }', `reverse_proxy ${address}\n\t\t}`],
    ],
    printGate: (address) => [
      ['# handle @door', 'handle @door'],
      ['# handle @visit', 'handle @visit'],
      ['# \treverse_proxy 127.0.0.1:8082\n\t\t# }', `reverse_proxy ${address}\n\t\t}`],
    ],
  },
};
