import { expect, it } from 'vitest';

import { conflictingKeys, editedKeys, settingsToStore } from '@/domain/configuration/edits';
import { EDITOR_KEYS, editorValues, keysIn } from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS, KEYS_BY_NAME, strictText } from '@/domain/configuration/keys';
import { readStored } from '@/domain/configuration/kind-readers';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { readSettings, settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { tabOf } from '@/features/configuration/tabs/form-tabs';
import en from '@/i18n/locales/administration/en.json';
import es from '@/i18n/locales/administration/es.json';

/** The contract's list: the portal's keys by position, one without, and those of the LIS. */
const BY_POSITION = [
  'URL Color Titulo Logo Banner Informacion Informacion2 Historico HistoricoGrafica HistoricoCombinado',
  'Captcha CambioContraseña ValidaSaldoPendiente BusquedaOrden MostrarConfidenciales BloqueaPanicos',
  'MostrarResultado LlaveCaptcha ServiciosLISUrl PathFE ServidorCorreo TerminosCondiciones CuerpoEmail',
  'SmtpAuthUser SmtpHostName SmtpPasswordUser SmtpPort SmtpSSL SmtpProtocol directReportPrint UrlSecurity',
  'FiltroRangoFecha EmpaquetarOrdenesCliente VerReporteResultados VerNombreExamen VerPreliminar',
]
  .join(' ')
  .split(' ');
const OF_THE_LIS = [
  'Entidad FormatoFecha SessionExpirationTime SecurityPolitics DigitosOrden HistoriaAutomatica',
  'ManejoTipoDocumento ManejoDemograficoConsultaWeb DemograficoConsultaWeb AniosConsultas',
  'ComentarioResultadoPendiente ComentarioRegistroRestringido DosNombresPaciente DosApellidosPaciente',
  'DemograficoTituloInforme GenerarPDFCon ImprimirAdjuntos',
]
  .join(' ')
  .split(' ');

const rows = [...KEYS_BY_NAME];

it('has every key of the contract once, at its position', () => {
  const byPosition = rows
    .filter(([, { index }]) => index !== null)
    .toSorted(([, one], [, other]) => (one.index ?? 0) - (other.index ?? 0));
  expect(byPosition.map(([, { index }]) => index)).toEqual(BY_POSITION.map((_, at) => at));
  expect(byPosition.map(([name]) => name)).toEqual(BY_POSITION);
  const ownerOf = (name: string) => KEYS_BY_NAME.get(name)?.owner;
  for (const name of [...BY_POSITION, 'FondoLogin']) expect(ownerOf(name)).toBe('portal');
  for (const name of OF_THE_LIS) expect(ownerOf(name)).toMatch(/^lis/);
});

it('the fallback and the strict text of every key can be read', () => {
  for (const [, key] of rows) {
    const read = [key.fallback, strictText(key)].map((text) => readStored(key, text));
    expect([key, ...read]).not.toContain(null);
  }
});

it('names every place of the settings once, and fills it', () => {
  const paths = rows.flatMap(([, { path }]) => path ?? []);
  expect(new Set(paths).size).toBe(paths.length);
  const settings: object = settingsFromEntries([]);
  for (const path of paths) expect(settings).toHaveProperty(path);
});

it('only keys of the portal are edited, each on one tab, named and explained in both languages', () => {
  const { label, help } = es.configuration;
  for (const texts of [label, help]) {
    expect(Object.keys(texts).toSorted()).toEqual(EDITOR_KEYS.toSorted());
  }
  for (const key of EDITOR_KEYS) {
    const { owner, group } = CONFIGURATION_KEYS[key];
    expect([key, owner]).toEqual([key, 'portal']);
    expect(keysIn(group)).toContain(key);
    for (const { configuration } of [es, en]) {
      expect(configuration.tab).toHaveProperty(tabOf(key));
      expect(configuration.label).toHaveProperty(key);
      expect(configuration.help).toHaveProperty(key);
    }
  }
});

/** One stored text per key that is not its fallback. */
const TEXT_OF_KIND = {
  flag: 'True',
  line: ' una línea ',
  link: 'https://lab.example',
  lisUrl: 'https://lis.example',
  mailAddress: 'a@lab.example',
  port: '587',
  color: '#ABC',
  picture: 'data:image/png;base64,AA',
  html: ' <p>texto</p> ',
  list: ' otro ',
  panicBlocking: ' 1 ',
  whole: '3',
  demographic: '-5',
  dateFormat: 'yyyy-MM-dd',
  secret: 'ZQX-secret',
};
const stored = rows.map(([key, { kind, owner, fallback }]) => ({
  key,
  value: fallback === 'true' ? 'False' : TEXT_OF_KIND[kind],
  origin: owner === 'portal' ? 1 : 2,
}));

it('all keys read, edited nowhere and written, change nothing', () => {
  const base = editorValues(stored);
  const edit = { base, wanted: { ...base } };
  expect(editedKeys(edit)).toEqual([]);
  expect(conflictingKeys(edit, editorValues(stored))).toEqual([]);
  const own = stored.filter(({ key, origin }) => origin === 1 && key !== 'SmtpPasswordUser');
  expect(settingsToStore(stored, edit)).toEqual(own.map(({ key, value }) => ({ key, value })));
});

it('all keys can be read, and none keeps its fallback', () => {
  const { settings, unread } = readSettings(stored);
  expect(unread).toEqual({ keys: [], nameless: 0 });
  const factory: object = settingsFromEntries([]);
  for (const [, { path }] of rows) {
    if (path === null) continue;
    expect(settings).not.toHaveProperty(path, path.split('.').reduce(valueIn, factory));
  }
});

it('all keys hold no secret', () => {
  expect(JSON.stringify(readSettings(stored))).not.toContain('ZQX');
  expect(JSON.stringify(editorValues(stored))).not.toContain('ZQX');
});

it('all keys show on the preview of the sign-in as they are saved', () => {
  const { settings } = readSettings(stored);
  expect(previewedSettings(settings, editorValues(stored))).toEqual(settings);
});

function valueIn(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
}
