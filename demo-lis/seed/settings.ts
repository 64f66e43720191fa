import { logoPicture } from './pictures/logo';

const TERMS = `<h2>Términos y condiciones</h2>
<p>El <b>Laboratorio Clínico Andino</b> entrega sus resultados por este portal según la Ley 1581 de 2012.</p>
<ul><li>La clave es personal e intransferible.</li><li>Todo resultado debe ser interpretado por un médico.</li>
<li>Los valores de pánico se informan, además, por teléfono.</li></ul>`;

/** The mail of the forgotten password; `{logo}` is put in when the settings are made. */
const MAIL = `<div><img alt="Laboratorio" width="64" src="{logo}"><p>Señor(a) <b>||USER||</b>:</p>
<p>El ||DATE|| recibimos una solicitud para cambiar su contraseña en ||LAB||.</p>
<p><a href="||LINK||">Cambiar mi contraseña</a></p><p>Si usted no la pidió, ignore este mensaje.</p></div>`;

type Setting = readonly [key: string, value: string];

/** Settings of the portal (origin 1): factory flags are written True or False, those saved once true or false. */
function portalSettings(): readonly Setting[] {
  const logo = logoPicture();
  return [
    ['URL', 'https://laboratorioandino.example'],
    ['Color', '#0f6e84'],
    ['Titulo', 'Laboratorio Clínico Andino'],
    ['Logo', logo],
    ['Banner', ''],
    ['Informacion', 'Calle 93 # 14-20, Bogotá D. C. · Atención (601) 555 0190'],
    ['Informacion2', 'Datos ficticios: laboratorio de demostración · REPS 11001-99999'],
    ['FondoLogin', ''],
    ['Historico', 'True'],
    ['HistoricoGrafica', 'true'],
    ['HistoricoCombinado', 'True'],
    ['Captcha', 'false'],
    ['CambioContraseña', 'true'],
    ['ValidaSaldoPendiente', 'False'],
    ['BusquedaOrden', 'True'],
    ['MostrarConfidenciales', 'False'],
    ['BloqueaPanicos', '0'],
    ['MostrarResultado', '1'],
    ['LlaveCaptcha', ''],
    ['ServiciosLISUrl', '{self}/lis'],
    ['PathFE', '/opt/lis/frontend'],
    ['ServidorCorreo', 'OTRO'],
    ['TerminosCondiciones', TERMS],
    ['CuerpoEmail', MAIL.replace('{logo}', logo)],
    ['SmtpAuthUser', 'resultados@laboratorioandino.example'],
    ['SmtpPasswordUser', 'clave-de-demostracion'],
    ['SmtpHostName', '127.0.0.1'],
    ['SmtpPort', '2525'],
    ['SmtpSSL', 'TLS'],
    ['SmtpProtocol', 'smtp'],
    ['directReportPrint', 'False'],
    ['UrlSecurity', '{self}/service'],
    ['FiltroRangoFecha', 'true'],
    ['EmpaquetarOrdenesCliente', 'true'],
    ['VerReporteResultados', 'False'],
    ['VerNombreExamen', 'true'],
    ['VerPreliminar', ''],
  ];
}

/** Settings of the LIS as the portal's list repeats them (origin 2); some keys differ from the portal's own. */
const LIS_SETTINGS_IN_LIST: readonly Setting[] = [
  ['Entidad', 'Laboratorio Clínico Andino S.A.S.'],
  ['FormatoFecha', 'dd/MM/yyyy'],
  ['SessionExpirationTime', '60'],
  ['SecurityPolitics', 'True'],
  ['DigitosOrden', '4'],
  ['HistoriaAutomatica', 'False'],
  ['ManejoTipoDocumento', 'True'],
  ['ManejoDemograficoConsultaWeb', 'True'],
  ['DemograficoConsultaWeb', '12'],
  ['AniosConsultas', '3'],
  ['ComentarioResultadoPendiente', 'PENDIENTE'],
  ['ComentarioRegistroRestringido', 'RESTRINGIDO'],
  ['DosNombresPaciente', 'True'],
  ['DosApellidosPaciente', 'True'],
  ['SmtpAuthUser', 'lis@laboratorioandino.example'],
  ['SmtpPasswordUser', 'otra-clave-de-demostracion'],
  ['SmtpHostName', 'correo.laboratorioandino.example'],
  ['SmtpPort', '587'],
  ['UrlSecurity', '{self}/service'],
  ['Titulo', 'LIS Andino'],
];

/** Settings that are read one by one from the LIS. */
export const LIS_SETTINGS: readonly Setting[] = [
  ['DemograficoTituloInforme', '0'],
  ['GenerarPDFCon', '1'],
  ['ImprimirAdjuntos', 'True'],
  ['DosNombresPaciente', 'True'],
  ['DosApellidosPaciente', 'True'],
];

/** Rows of `settings`. `{self}` in a value stands for the address the demo laboratory runs at. */
export function settingRows(): readonly { key: string; value: string; origin: number }[] {
  return [
    ...portalSettings().map(([key, value]) => ({ key, value, origin: 1 })),
    ...LIS_SETTINGS_IN_LIST.map(([key, value]) => ({ key, value, origin: 2 })),
  ];
}
