import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { editorValues, type EditorText } from '@/domain/configuration/editor-values';
import { keyProblem } from '@/features/configuration/saving/editor-problems';

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://portal.test/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A mail address, a web address or a plain text of so many characters. */
function textOf(key: EditorText, length: number): string {
  const [head = '', tail = ''] = {
    SmtpAuthUser: ['a@', '.co'],
    ServiciosLISUrl: ['https://lis.example/'],
    UrlSecurity: ['https://lis.example/'],
    URL: ['https://lis.example/'],
  }[key as string] ?? [''];
  return head.padEnd(length - tail.length, 'x') + tail;
}

it.each<[EditorText, limit: 64 | 128]>([
  ['URL', 64],
  ['Titulo', 64],
  ['Informacion', 64],
  ['Informacion2', 64],
  ['ServiciosLISUrl', 64],
  ['PathFE', 128],
  ['SmtpAuthUser', 64],
  ['SmtpHostName', 64],
  ['SmtpPasswordUser', 64],
  ['UrlSecurity', 64],
])('%s takes %i characters and not one more', (key, limit) => {
  const values = { ...editorValues([]), ServidorCorreo: 'OTRO' };
  expect(keyProblem(key, { ...values, [key]: textOf(key, limit) })).toBeNull();
  expect(keyProblem(key, { ...values, [key]: textOf(key, limit + 1) })).toBe(`tooLong${limit}`);
});
