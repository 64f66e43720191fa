type Write = (...message: unknown[]) => void;

const METHODS = ['log', 'info', 'warn', 'error'] as const;
const PARSER_ERROR = /parser error/i;

/** One for each drawing under way. */
const listeners = new Set<(message: string) => void>();
let restore: (() => void) | null = null;

function listeningTo(write: Write): Write {
  return (...message) => {
    const text = message.map(String).join(' ');
    if (PARSER_ERROR.test(text)) for (const tell of listeners) tell(text);
    write(...message);
  };
}

/** Listens to the browser's console; gives back the way to leave it as it was. */
function listen(): () => void {
  const target = globalThis.console;
  const own = Object.entries(target).filter(([name]) => METHODS.some((method) => method === name));
  for (const method of METHODS) target[method] = listeningTo(target[method].bind(target));
  return () => {
    Object.assign(target, Object.fromEntries(own));
  };
}

/**
 * Runs the engine and gives what it said of expressions that it could not read. It prints an empty place for such a one and only
 * says so in the browser's console.
 */
export async function withParserErrors<T>(
  draw: () => Promise<T>,
): Promise<{ readonly result: T; readonly parserErrors: readonly string[] }> {
  const parserErrors: string[] = [];
  const tell = (message: string) => {
    parserErrors.push(message);
  };
  restore ??= listen();
  listeners.add(tell);
  try {
    return { result: await draw(), parserErrors };
  } finally {
    listeners.delete(tell);
    if (listeners.size === 0) {
      restore();
      restore = null;
    }
  }
}
