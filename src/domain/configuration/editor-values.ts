import { CONFIGURATION_KEYS, type ConfigurationKeyName } from './configuration-keys';
import { NOTHING_LOST, type ConfigurationEntry, type LostEntries } from './configuration-entry';
import { effectiveValues } from './effective-values';
import { readColor, readFlag } from './read-values';

/** Settings that are on or off (docs/behaviour.md §3, Configuration by position). */
export const EDITOR_FLAGS = [
  'Historico',
  'HistoricoGrafica',
  'HistoricoCombinado',
  'Captcha',
  'CambioContraseña',
  'ValidaSaldoPendiente',
  'BusquedaOrden',
  'MostrarConfidenciales',
  'directReportPrint',
  'FiltroRangoFecha',
  'EmpaquetarOrdenesCliente',
  'VerReporteResultados',
  'VerNombreExamen',
  'VerPreliminar',
] as const satisfies readonly ConfigurationKeyName[];

/** What the server needs to send a mail. */
export const MAIL_SENDING = [
  'ServidorCorreo',
  'SmtpHostName',
  'SmtpPort',
  'SmtpSSL',
  'SmtpProtocol',
  'SmtpAuthUser',
  'SmtpPasswordUser',
] as const satisfies readonly ConfigurationKeyName[];

/** Settings that are text, a code, a picture or rich text, in the order of the screen. LlaveCaptcha (17) is kept and never edited. */
export const EDITOR_TEXTS = [
  'Titulo',
  'Color',
  'Logo',
  'Banner',
  'FondoLogin',
  'Informacion',
  'Informacion2',
  'URL',
  'ServiciosLISUrl',
  'UrlSecurity',
  'PathFE',
  'BloqueaPanicos',
  'MostrarResultado',
  'TerminosCondiciones',
  ...MAIL_SENDING,
  'CuerpoEmail',
] as const satisfies readonly ConfigurationKeyName[];

export type EditorFlag = (typeof EDITOR_FLAGS)[number];
export type EditorText = (typeof EDITOR_TEXTS)[number];
export type EditorKey = EditorFlag | EditorText;

export const EDITOR_KEYS: readonly EditorKey[] = [...EDITOR_FLAGS, ...EDITOR_TEXTS];

/**
 * The editable configuration as forms hold it, under the wire's own names. `SmtpPasswordUser` always starts empty, which means
 * unchanged.
 */
export type EditorValues = Record<EditorFlag, boolean> & Record<EditorText, string>;

/** Codes out of a short list: a blank around them means nothing. */
const CODES: ReadonlySet<EditorText> = new Set([
  'BloqueaPanicos',
  'MostrarResultado',
  'ServidorCorreo',
  'SmtpSSL',
  'SmtpProtocol',
]);

function editorText(key: EditorText, stored: string | undefined): string {
  const { fallback } = CONFIGURATION_KEYS[key];
  if (key === 'SmtpPasswordUser') return '';
  if (stored === undefined || (stored.trim() === '' && fallback !== '')) return fallback;
  if (key === 'Color') return readColor(stored) ?? stored;
  return CODES.has(key) ? stored.trim() : stored;
}

/**
 * What the forms of the administration start with: every key with its stored value, or its default, or the strict value where an
 * entry cannot be read. Texts that no choice offers stay as they are.
 */
export function editorValues(
  entries: readonly ConfigurationEntry[],
  lost: LostEntries = NOTHING_LOST,
): EditorValues {
  const stored = effectiveValues(entries, lost);
  const flag = (key: EditorFlag): boolean => {
    const { fallback, strict } = CONFIGURATION_KEYS[key];
    const text = (stored.get(key) ?? '').trim() || fallback;
    return readFlag(text) ?? strict === 'true';
  };
  return Object.fromEntries([
    ...EDITOR_FLAGS.map((key) => [key, flag(key)]),
    ...EDITOR_TEXTS.map((key) => [key, editorText(key, stored.get(key))]),
  ]) as EditorValues;
}
