/**
 * How a call's failure ends for whoever made it:
 * - `S` the session, or the link in its place, ends and the login says why
 * - `R` the message stands at its place, the way to try again is there, nothing is lost
 * - `P` the screen goes on without the part, which is named
 * - `B` the full page "El portal no está disponible", with retry
 * - `E` the laboratory's own word: there is nothing, or it refuses
 * - `X` a report stops: told, to be tried again, and nothing was recorded as delivered
 * - `U` nobody knows whether the write was done, and that is what is said
 * - `I` nothing to tell: the screen does what it does without a fault
 */
export type OutcomeCode = 'S' | 'R' | 'P' | 'B' | 'E' | 'X' | 'U' | 'I';

export interface Outcome {
  readonly code: OutcomeCode;
  /** What the reader must be told. */
  readonly words: RegExp;
  /** The words say all; what the walk tells of other failures does not stand before them. */
  readonly isWhole?: true;
}

export const retry = (words: RegExp): Outcome => ({ code: 'R', words });
export const unsure = (words: RegExp): Outcome => ({ code: 'U', words });
export const partly = (words: RegExp): Outcome => ({ code: 'P', words });
export const empty = (words: RegExp): Outcome => ({ code: 'E', words });
/** A failure of the start, which takes the page. */
export const blocked = ({ words }: Outcome): Outcome => ({ code: 'B', words });
/** A failure that stops a report. */
export const stopped = ({ words }: Outcome): Outcome => ({ code: 'X', words });

export const UNREACHABLE = retry(/No fue posible conectarse con el servidor/);
export const LATE = retry(/El servidor tardó demasiado en responder/);
export const OFFLINE = retry(/No hay conexión a internet/);
export const UNREADABLE = retry(/El servidor respondió algo que el portal no puede leer/);
export const UNAUTHORIZED = retry(/El servidor no autorizó la consulta/);
export const REFUSED = retry(/El servidor no pudo completar la solicitud/);
/** The server's own words for an unexpected failure or its database. */
export const SAID = retry(/El laboratorio respondió: «Fallo de prueba»/);
export const RULE = retry(/El laboratorio no aceptó la solicitud: «Fallo de prueba/);
/** The mail server said that it sent nothing. */
export const NOT_SENT = retry(/El correo no se envió/);
export const UNDELIVERED: Outcome = {
  ...retry(/El laboratorio no entregó el antibiograma/),
  isWhole: true,
};
/** The answer was well and nothing was stored. */
export const IGNORED = retry(/El servidor no guardó/);
export const SESSION_OVER: Outcome = { code: 'S', words: /Su sesión terminó por seguridad/ };
export const LINK_OVER = {
  code: 'S',
  words: /El tiempo para modificar la contraseña expiró/,
} as const;
export const UNHARMED: Outcome = { code: 'I', words: /(?:)/ };
