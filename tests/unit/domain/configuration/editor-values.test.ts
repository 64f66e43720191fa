import { expect, it } from 'vitest';

import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import {
  editorValues,
  type EditorFlag,
  type EditorText,
} from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { readSettings } from '@/domain/configuration/settings-from-entries';

const entry = (key: string, value: string): ConfigurationEntry => ({ key, value, origin: null });

/** Keys that only the editor reads, with their factory values. */
const EDITED_FLAGS: Readonly<Partial<Record<EditorFlag, boolean>>> = {
  ...{ ValidaSaldoPendiente: false, MostrarConfidenciales: false },
};
const EDITED_TEXTS: Readonly<Partial<Record<EditorText, string>>> = {
  ...{ MostrarResultado: '1', ServidorCorreo: '', UrlSecurity: '', SmtpAuthUser: '' },
  ...{ SmtpHostName: '', SmtpPort: '', SmtpSSL: 'SSL', SmtpProtocol: 'smtp' },
};
const FLAGS = Object.keys(EDITED_FLAGS) as EditorFlag[];
/** Flags of the LIS that nothing here depends on. */
const IDLE_FLAGS = ['HistoriaAutomatica', 'ImprimirAdjuntos'];
const SECRETS = ['LlaveCaptcha', 'SmtpPasswordUser'];

const valuesOf = (key: string, texts: readonly string[]) =>
  texts.map((text) => Reflect.get(editorValues([entry(key, text)]), key) as unknown);

it('has a test for each key of which no setting comes', () => {
  const tested = [...FLAGS, ...Object.keys(EDITED_TEXTS), ...IDLE_FLAGS, ...SECRETS];
  const all = Object.entries(CONFIGURATION_KEYS).filter(([, { path }]) => path === null);
  expect(new Set(tested)).toEqual(new Set(all.map(([key]) => key)));
});

it.each(FLAGS)('reads the flag %s', (key) => {
  const fallback = EDITED_FLAGS[key];
  expect(valuesOf(key, ['True', 'true', ' TRUE '])).toEqual([true, true, true]);
  const off = ['False', 'false', ' FALSE ', '', ' ', '1', 'S', 'null', 'verdadero'];
  expect(valuesOf(key, off)).toEqual(off.map(() => fallback));
  const unknown = [editorValues([]), editorValues([], { keys: [key], nameless: 0 })];
  expect(unknown.map((values) => values[key])).toEqual([fallback, fallback]);
});

it('reads the texts as they are stored', () => {
  expect(editorValues([])).toMatchObject(EDITED_TEXTS);
  const keys = Object.keys(EDITED_TEXTS);
  expect(editorValues([], { keys, nameless: 0 })).toMatchObject(EDITED_TEXTS);
  expect(editorValues([], { keys: [], nameless: 1 })).toMatchObject(EDITED_TEXTS);
  const html = 'Ñandú <b>5</b>';
  expect(keys.flatMap((key) => valuesOf(key, [html]))).toEqual(keys.map(() => html));
});

it.each([...FLAGS, ...IDLE_FLAGS])('tells when %s cannot be read', (key) => {
  const lost = { keys: [key], nameless: 0 };
  expect(readSettings([entry(key, 'True')]).unread).toEqual({ keys: [], nameless: 0 });
  for (const odd of ['1', 'S', 'null', 'verdadero']) {
    expect(readSettings([entry(key, odd)]).unread).toEqual(lost);
  }
  expect(readSettings([], lost).unread).toEqual(lost);
});
