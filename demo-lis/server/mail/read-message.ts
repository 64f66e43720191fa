/** One part of a message that is no multipart itself. */
export interface MessagePart {
  readonly type: string;
  /** Without angle brackets; '' when the part has none. */
  readonly contentId: string;
  readonly bytes: Buffer;
}

/** A message as the inbox shows it. */
export interface ReadMessage {
  readonly subject: string;
  readonly parts: readonly MessagePart[];
}

/**
 * Reads a MIME message as our own sender writes it: nested multiparts, parts in base64 or plain text, encoded subjects.
 * @param raw the message as it came over SMTP
 */
export function readMessage(raw: string): ReadMessage {
  const { headers } = split(raw);
  return { subject: decodedWords(headers.get('subject') ?? ''), parts: partsOf(raw) };
}

function partsOf(raw: string): readonly MessagePart[] {
  const { headers, body } = split(raw);
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/is.exec(type)?.[1];
  if (boundary !== undefined) {
    return body
      .split(`--${boundary}`)
      .slice(1)
      .filter((part) => !part.startsWith('--'))
      .flatMap((part) => partsOf(part.replace(/^\r?\n/, '')));
  }
  const isBase64 = headers.get('content-transfer-encoding')?.toLowerCase() === 'base64';
  return [
    {
      type: type.split(';', 1)[0]?.toLowerCase() ?? '',
      contentId: (headers.get('content-id') ?? '').replace(/^<|>$/g, ''),
      bytes: Buffer.from(body, isBase64 ? 'base64' : 'utf8'),
    },
  ];
}

/** Headers by lower-case name, folded lines joined. */
function split(raw: string): {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
} {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = raw.slice(0, end?.index ?? raw.length).replace(/\r?\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: end === null ? '' : raw.slice(end.index + end[0].length) };
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; words side by side belong together. */
function decodedWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, code: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(code, 'base64').toString()
        : decodeURIComponent(code.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );
}
