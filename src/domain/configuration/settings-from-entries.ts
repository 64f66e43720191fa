import { CONFIGURATION_KEYS, type ConfigurationKeyName } from './configuration-keys';
import { NOTHING_LOST, type ConfigurationEntry, type LostEntries } from './configuration-entry';
import { effectiveValues } from './effective-values';
import { readColor, readDateFormat, readFlag, readPanicBlocking, readWhole } from './read-values';
import type { Settings } from './settings';

/** A day: longer sessions would outlive the token, and timers of browsers overflow far below a month. */
const MAX_SESSION_MINUTES = 1440;
const MAX_ORDER_DIGITS = 9;
const MAX_YEARS_BACK = 100;
const MAX_ID = 999_999;

/**
 * Reads stored texts: what is missing or blank gives the key's fallback, what means nothing its strict text. `unread` gathers the
 * keys of the latter.
 */
function readerOf(values: ReadonlyMap<string, string>) {
  const unread: ConfigurationKeyName[] = [];
  const text = (key: ConfigurationKeyName): string =>
    values.get(key) ?? CONFIGURATION_KEYS[key].fallback;
  const line = (key: ConfigurationKeyName): string =>
    text(key).trim() || CONFIGURATION_KEYS[key].fallback;
  const choice = <T>(key: ConfigurationKeyName, read: (text: string) => T | null, last: T): T => {
    const known = read(line(key));
    if (known !== null) return known;
    unread.push(key);
    return read(CONFIGURATION_KEYS[key].strict) ?? last;
  };

  return {
    unread,
    text,
    line,
    choice,
    flag: (key: ConfigurationKeyName): boolean => choice(key, readFlag, false),
    whole: (key: ConfigurationKeyName, [min, max]: readonly [number, number]): number =>
      choice(key, (value) => readWhole(value, min, max), min),
  };
}

/** The settings, and what of the configuration could not be read. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly unread: LostEntries;
}

/**
 * The laboratory's settings from the decoded configuration, every key with its default. Total: whatever is stored, each setting
 * has a usable value. An entry that is there and cannot be read never opens what it may have closed: its strict text counts.
 */
export function readSettings(
  entries: readonly ConfigurationEntry[],
  lost: LostEntries = NOTHING_LOST,
): ReadSettings {
  const reader = readerOf(effectiveValues(entries, lost));
  const settings = settingsOf(reader);
  return { settings, unread: { ...lost, keys: [...new Set([...lost.keys, ...reader.unread])] } };
}

/** The settings alone; `settingsFromEntries([])` is the configuration of a server that sends none. */
export function settingsFromEntries(entries: readonly ConfigurationEntry[]): Settings {
  return readSettings(entries).settings;
}

function settingsOf({ text, line, choice, flag, whole }: ReturnType<typeof readerOf>): Settings {
  return {
    branding: {
      url: line('URL'),
      color: choice('Color', readColor, ''),
      title: line('Titulo'),
      logo: line('Logo'),
      banner: line('Banner'),
      loginBackground: line('FondoLogin'),
      information1: line('Informacion'),
      information2: line('Informacion2'),
      terms: text('TerminosCondiciones'),
      entity: line('Entidad') || line('Titulo'),
    },
    login: {
      captcha: flag('Captcha'),
      passwordRecovery: flag('CambioContraseña'),
      passwordPolicy: flag('SecurityPolitics'),
      sessionMinutes: whole('SessionExpirationTime', [1, MAX_SESSION_MINUTES]),
      documentTypes: flag('ManejoTipoDocumento'),
      demographicUsers: flag('ManejoDemograficoConsultaWeb'),
      demographicId: whole('DemograficoConsultaWeb', [0, MAX_ID]),
    },
    search: {
      byOrder: flag('BusquedaOrden'),
      dateRange: flag('FiltroRangoFecha'),
      twoNames: flag('DosNombresPaciente'),
      twoSurnames: flag('DosApellidosPaciente'),
      yearsBack: whole('AniosConsultas', [0, MAX_YEARS_BACK]),
      orderDigits: whole('DigitosOrden', [1, MAX_ORDER_DIGITS]),
    },
    results: {
      historyTable: flag('Historico'),
      historyChart: flag('HistoricoGrafica'),
      historyCombined: flag('HistoricoCombinado'),
      showTestName: flag('VerNombreExamen'),
      embeddedReport: flag('VerReporteResultados'),
      panicBlocking: choice('BloqueaPanicos', readPanicBlocking, 'none'),
      automaticHistory: flag('HistoriaAutomatica'),
      outstandingBalance: flag('ValidaSaldoPendiente'),
      showConfidential: flag('MostrarConfidenciales'),
      resultRule: line('MostrarResultado'),
      pendingText: line('ComentarioResultadoPendiente'),
      restrictedText: line('ComentarioRegistroRestringido'),
    },
    reports: {
      preliminary: flag('VerPreliminar'),
      direct: flag('directReportPrint'),
      zipForCustomers: flag('EmpaquetarOrdenesCliente'),
      path: line('PathFE'),
      templateDemographicId: choice('DemograficoTituloInforme', readDemographicId, 0),
      fileNaming: whole('GenerarPDFCon', [1, 6]),
      attachments: flag('ImprimirAdjuntos'),
    },
    mail: {
      server: line('ServidorCorreo'),
      sender: line('SmtpAuthUser'),
      host: line('SmtpHostName'),
      port: line('SmtpPort'),
      security: line('SmtpSSL'),
      protocol: line('SmtpProtocol'),
    },
    lisUrl: line('ServiciosLISUrl'),
    dateFormat: choice('FormatoFecha', readDateFormat, ''),
    mailBody: text('CuerpoEmail'),
    securityUrl: line('UrlSecurity'),
  };
}

/** Demographics of the LIS itself have negative ids (docs/behaviour.md §3). */
function readDemographicId(text: string): number | null {
  const negative = text.trim().startsWith('-');
  const id = readWhole(text.trim().replace('-', ''), 0, MAX_ID);
  return id !== null && negative ? 0 - id : id;
}
