import type { Context } from 'hono';

/** code of the error envelope. */
const CODE = { unexpected: 0, database: 1, business: 2 } as const;

/** A refusal that the caller can do something about: the answer is the error envelope with status 500. */
export class Refusal extends Error {
  readonly code: number;
  readonly errorFields: readonly string[];

  private constructor(code: number, message: string, errorFields: readonly string[]) {
    super(message);
    this.code = code;
    this.errorFields = errorFields;
  }

  /** entries: `code|text|extra|extra` each. */
  static business(...entries: readonly string[]): Refusal {
    return new Refusal(CODE.business, 'Data Error', entries);
  }

  /** Any envelope, for faults on purpose. */
  static of(code: number, message: string, entries: readonly string[]): Refusal {
    return new Refusal(code, message, entries);
  }

  /** The reset call puts its entry into the message. */
  static businessMessage(entry: string): Refusal {
    return new Refusal(CODE.business, entry, []);
  }

  /** The recovery call answers with code 0 and the entry as message. */
  static unexpected(message: string): Refusal {
    return new Refusal(CODE.unexpected, message, []);
  }
}

/** Answers with the error envelope (contract, ErrorEnvelope): status 500 and a stack trace in `detail`. */
export function failureAnswer(context: Context, error: Error): Response {
  const { origin, pathname } = new URL(context.req.url);
  const isRefusal = error instanceof Refusal;
  const isDatabase = error.constructor.name === 'LibsqlError';
  const entries = isRefusal ? error.errorFields : [];
  const code = isDatabase ? CODE.database : CODE.unexpected;
  const message = isRefusal || !isDatabase ? error.message : 'Connection lost';
  return context.json(
    {
      id: null,
      date: Date.now(),
      code: isRefusal ? error.code : code,
      message,
      host: origin,
      url: pathname,
      detail: `demo.laboratory.LaboratoryException: ${message}
\tat demo.laboratory.Calls.answer(Calls.java:117)
\tat org.springframework.web.servlet.DispatcherServlet.doDispatch(DispatcherServlet.java:991)`,
      idUser: null,
      user: null,
      errorFields: entries.length === 0 ? null : entries,
      type: 0,
    },
    500,
  );
}
