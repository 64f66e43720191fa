import type { ConfigurationKeyName } from './configuration-keys';
import { readColor } from './read-values';
import type { PanicBlocking, Settings } from './settings';

/** One setting as `PUT /configuration` takes it: plain text, not encoded; flags as JSON booleans (behaviour.md 1.3). */
export interface ConfigurationPair {
  readonly key: ConfigurationKeyName;
  readonly value: string | boolean;
}

const PANIC_CODE: Record<PanicBlocking, string> = { none: '0', test: '1', order: '2' };

type Stored = readonly [ConfigurationKeyName, (settings: Settings) => string | boolean];

/** How each editable setting is stored, in the editor's order of keys. */
const STORED: readonly Stored[] = [
  ['URL', ({ branding }) => branding.url],
  ['Color', ({ branding }) => readColor(branding.color) ?? branding.color],
  ['Titulo', ({ branding }) => branding.title],
  ['Logo', ({ branding }) => branding.logo],
  ['Banner', ({ branding }) => branding.banner],
  ['FondoLogin', ({ branding }) => branding.loginBackground],
  ['Informacion', ({ branding }) => branding.information1],
  ['Informacion2', ({ branding }) => branding.information2],
  ['TerminosCondiciones', ({ branding }) => branding.terms],
  ['Captcha', ({ login }) => login.captcha],
  ['CambioContraseña', ({ login }) => login.passwordRecovery],
  ['BusquedaOrden', ({ search }) => search.byOrder],
  ['FiltroRangoFecha', ({ search }) => search.dateRange],
  ['Historico', ({ results }) => results.historyTable],
  ['HistoricoGrafica', ({ results }) => results.historyChart],
  ['HistoricoCombinado', ({ results }) => results.historyCombined],
  ['VerNombreExamen', ({ results }) => results.showTestName],
  ['VerReporteResultados', ({ results }) => results.embeddedReport],
  ['BloqueaPanicos', ({ results }) => PANIC_CODE[results.panicBlocking]],
  ['ValidaSaldoPendiente', ({ results }) => results.outstandingBalance],
  ['MostrarConfidenciales', ({ results }) => results.showConfidential],
  ['MostrarResultado', ({ results }) => results.resultRule],
  ['VerPreliminar', ({ reports }) => reports.preliminary],
  ['directReportPrint', ({ reports }) => reports.direct],
  ['EmpaquetarOrdenesCliente', ({ reports }) => reports.zipForCustomers],
  ['PathFE', ({ reports }) => reports.path],
  ['ServidorCorreo', ({ mail }) => mail.server],
  ['SmtpAuthUser', ({ mail }) => mail.sender],
  ['SmtpHostName', ({ mail }) => mail.host],
  ['SmtpPort', ({ mail }) => mail.port],
  ['SmtpSSL', ({ mail }) => mail.security],
  ['SmtpProtocol', ({ mail }) => mail.protocol],
  ['CuerpoEmail', ({ mailBody }) => mailBody],
  ['ServiciosLISUrl', ({ lisUrl }) => lisUrl],
  ['UrlSecurity', ({ securityUrl }) => securityUrl],
];

/**
 * What to save when an editor changed `before` into `after`: the changed keys only, as the server updates exactly the keys it
 * gets. So texts nobody here understands, keys nobody here knows, and secrets stay as they are stored.
 */
export function settingsToPairs(before: Settings, after: Settings): readonly ConfigurationPair[] {
  return STORED.filter(([, stored]) => stored(before) !== stored(after)).map(([key, stored]) => ({
    key,
    value: stored(after),
  }));
}
