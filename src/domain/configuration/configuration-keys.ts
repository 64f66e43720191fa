/**
 * Who keeps a key: the portal (editable here), the LIS (read only), or the LIS read one by one with
 * `GET /api/configuration/{key}`.
 */
export type KeyOwner = 'portal' | 'lis' | 'lis-single';

/** One key of the server's configuration (docs/contract.md §3). */
export interface ConfigurationKey {
  readonly owner: KeyOwner;
  /** Position in the editor (docs/behaviour.md §3, Configuration by position); null when it has none. */
  readonly index: number | null;
  /** The stored text that counts when the server sends none. */
  readonly fallback: string;
  /** The one that counts when an entry is there and cannot be read: the fallback, but for rules that protect somebody. */
  readonly strict: string;
}

const portal = (index: number | null, fallback: string, strict = fallback): ConfigurationKey => ({
  owner: 'portal',
  index,
  fallback,
  strict,
});
const lis = (fallback: string, strict = fallback): ConfigurationKey => ({
  owner: 'lis',
  index: null,
  fallback,
  strict,
});
const lisSingle = (fallback: string): ConfigurationKey => ({
  owner: 'lis-single',
  index: null,
  fallback,
  strict: fallback,
});

/**
 * Every key of the contract's table under its wire name. `LlaveCaptcha` and `SmtpPasswordUser` are secrets: they are never
 * part of the settings. The first is sent back unseen with a save, the second only when it is typed anew.
 */
export const CONFIGURATION_KEYS = {
  URL: portal(0, ''),
  Color: portal(1, '#7096de'),
  Titulo: portal(2, ''),
  Logo: portal(3, ''),
  Banner: portal(4, ''),
  Informacion: portal(5, ''),
  Informacion2: portal(6, ''),
  FondoLogin: portal(null, ''),
  Historico: portal(7, 'false'),
  HistoricoGrafica: portal(8, 'false'),
  HistoricoCombinado: portal(9, 'false'),
  Captcha: portal(10, 'false', 'true'),
  CambioContraseña: portal(11, 'false'),
  ValidaSaldoPendiente: portal(12, 'false'),
  BusquedaOrden: portal(13, 'false'),
  MostrarConfidenciales: portal(14, 'false'),
  BloqueaPanicos: portal(15, '0', '2'),
  MostrarResultado: portal(16, '1'),
  LlaveCaptcha: portal(17, ''),
  ServiciosLISUrl: portal(18, ''),
  PathFE: portal(19, ''),
  ServidorCorreo: portal(20, ''),
  TerminosCondiciones: portal(21, ''),
  CuerpoEmail: portal(22, ''),
  SmtpAuthUser: portal(23, ''),
  SmtpHostName: portal(24, ''),
  SmtpPasswordUser: portal(25, ''),
  SmtpPort: portal(26, ''),
  SmtpSSL: portal(27, 'SSL'),
  SmtpProtocol: portal(28, 'smtp'),
  directReportPrint: portal(29, 'false'),
  UrlSecurity: portal(30, ''),
  FiltroRangoFecha: portal(31, 'false'),
  EmpaquetarOrdenesCliente: portal(32, 'false'),
  VerReporteResultados: portal(33, 'false'),
  VerNombreExamen: portal(34, 'false'),
  VerPreliminar: portal(35, 'true', 'false'),
  Entidad: lis(''),
  FormatoFecha: lis('DD/MM/YYYY'),
  SessionExpirationTime: lis('60'),
  SecurityPolitics: lis('false', 'true'),
  DigitosOrden: lis('4'),
  HistoriaAutomatica: lis('false'),
  ManejoTipoDocumento: lis('false'),
  ManejoDemograficoConsultaWeb: lis('false'),
  DemograficoConsultaWeb: lis('0'),
  AniosConsultas: lis('0'),
  ComentarioResultadoPendiente: lis(''),
  ComentarioRegistroRestringido: lis(''),
  DosNombresPaciente: lis('true'),
  DosApellidosPaciente: lis('true'),
  DemograficoTituloInforme: lisSingle('0'),
  GenerarPDFCon: lisSingle('1'),
  ImprimirAdjuntos: lisSingle('false'),
} as const satisfies Readonly<Record<string, ConfigurationKey>>;

export type ConfigurationKeyName = keyof typeof CONFIGURATION_KEYS;
