import { describe, expect, it } from 'vitest';

import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import {
  editorValues,
  type EditorFlag,
  type EditorText,
} from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { readSettings } from '@/domain/configuration/settings-from-entries';

const entry = (key: string, value: string): ConfigurationEntry => ({ key, value, origin: null });

/** Keys that only the editor reads. */
const EDITED_FLAGS: readonly (readonly [EditorFlag, boolean])[] = [
  ['ValidaSaldoPendiente', false],
  ['MostrarConfidenciales', false],
];

const EDITED_TEXTS: readonly (readonly [EditorText, string])[] = [
  ['MostrarResultado', '1'],
  ['ServidorCorreo', ''],
  ['SmtpAuthUser', ''],
  ['SmtpHostName', ''],
  ['SmtpPort', ''],
  ['SmtpSSL', 'SSL'],
  ['SmtpProtocol', 'smtp'],
  ['UrlSecurity', ''],
];

/** Flags of the LIS that nothing here depends on. */
const IDLE_FLAGS = ['HistoriaAutomatica', 'ImprimirAdjuntos'];

const SECRETS = ['LlaveCaptcha', 'SmtpPasswordUser'];

describe('keys of which no setting comes', () => {
  it('each has a test', () => {
    const tested = [
      ...[...EDITED_FLAGS, ...EDITED_TEXTS].map(([key]) => key),
      ...IDLE_FLAGS,
      ...SECRETS,
    ];
    const all = Object.entries(CONFIGURATION_KEYS)
      .filter(([, { path }]) => path === null)
      .map(([key]) => key);
    expect(new Set(tested)).toEqual(new Set(all));
  });

  it.each(EDITED_FLAGS)('reads the flag %s, %j by default', (key, fallback) => {
    expect(editorValues([])[key]).toBe(fallback);
    for (const on of ['True', 'true', ' TRUE ']) {
      expect(editorValues([entry(key, on)])[key]).toBe(true);
    }
    for (const off of ['False', 'false', ' FALSE ', '', ' ', '1', 'S', 'null', 'verdadero']) {
      expect(editorValues([entry(key, off)])[key]).toBe(fallback);
    }
    expect(editorValues([], { keys: [key], nameless: 0 })[key]).toBe(fallback);
  });

  it.each(EDITED_TEXTS)('reads the text %s, %j by default', (key, fallback) => {
    expect(editorValues([])[key]).toBe(fallback);
    expect(editorValues([entry(key, 'Ñandú <b>5</b>')])[key]).toBe('Ñandú <b>5</b>');
    expect(editorValues([], { keys: [key], nameless: 0 })[key]).toBe(fallback);
    expect(editorValues([], { keys: [], nameless: 1 })[key]).toBe(fallback);
  });

  it.each([...EDITED_FLAGS.map(([key]) => key), ...IDLE_FLAGS])(
    'tells when %s cannot be read',
    (key) => {
      expect(readSettings([entry(key, 'True')]).unread).toEqual({ keys: [], nameless: 0 });
      for (const odd of ['1', 'S', 'null', 'verdadero']) {
        expect(readSettings([entry(key, odd)]).unread).toEqual({ keys: [key], nameless: 0 });
      }
      const lost = { keys: [key], nameless: 0 };
      expect(readSettings([], lost).unread).toEqual(lost);
    },
  );
});
