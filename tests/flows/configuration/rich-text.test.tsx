// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { pictureDescriptions } from '@tests/support/page/page-nodes';
import { png } from '@tests/support/files/pictures';
import {
  hostileParts,
  openRichText,
  paste,
  quillOf,
} from '@tests/support/administration/rich-text';
import { VECTORS } from '@tests/unit/ui/safe-html/vectors';

const drawable = globalThis.createImageBitmap;

afterEach(() => {
  vi.stubGlobal('createImageBitmap', drawable);
});

const STORED =
  '<h2>Términos</h2>\n<p>El <b>Laboratorio</b> y su <a href="https://lab.example">página</a>.</p>' +
  '<ul><li>uno</li><li>dos<ol><li>tres</li></ol></li></ul>';

it('a loaded text that nobody edits stays as it is stored', async () => {
  const { values, textbox } = await openRichText(STORED);
  expect(textbox).toHaveTextContent('El Laboratorio y su página.');
  act(() => {
    quillOf(textbox).focus();
    quillOf(textbox).setSelection(3, 5, 'user');
  });
  expect(values).toEqual([]);
});

it('an edit keeps the structure, and an edit that is undone gives the stored text back', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText(STORED);
  paste(textbox, { text: 'Nuevo ' });
  expect(values.at(-1)).toBe(
    '<h2>Nuevo Términos</h2><p>El <strong>Laboratorio</strong> y su ' +
      '<a href="https://lab.example" target="_blank" rel="noopener noreferrer">página</a>.</p>' +
      '<ul><li>uno</li><li>dos<ol><li>tres</li></ol></li></ul>',
  );
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(values.at(-1)).toBe(STORED);
});

it('a text that came from elsewhere takes the place of the one shown', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText(STORED);
  await user.click(screen.getByRole('button', { name: 'Reemplazar' }));
  await waitFor(() => {
    expect(textbox).toHaveTextContent('De otra parte');
  });
  expect(values).toEqual([]);
});

it('a text that another part of the page hid while it was loaded is the same afterwards, and so is an edit of it', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText(STORED);
  paste(textbox, { text: 'Nuevo ' });
  await user.click(screen.getByRole('button', { name: 'Cargar otra parte' }));
  expect(await screen.findByText('Otra parte')).toBeVisible();
  const again = await screen.findByRole('textbox', { name: 'Texto' });
  expect(again).toHaveTextContent('Nuevo Términos');
  paste(again, { text: 'Otro ' });
  expect(values.at(-1)).toContain('<ul><li>uno</li><li>dos<ol><li>tres</li></ol></li></ul>');
});

it('the check itself finds the vectors when they are not sanitised', () => {
  const found = VECTORS.filter(([, html]) => hostileParts(html).length > 0);
  expect(found.length).toBeGreaterThanOrEqual(60);
});

it('loading and pasting hostile markup leaves only text, in the editor and in the value (A1)', async () => {
  const { values, textbox } = await openRichText('', { isMail: true });
  const quill = quillOf(textbox);
  for (const [kind, html] of VECTORS) {
    quill.setContents(quill.clipboard.convert({ html }), 'api');
    expect(hostileParts(textbox.innerHTML), `loaded: ${kind}`).toEqual([]);
    paste(textbox, { html, text: 'x' });
    paste(textbox, { text: 'end' });
    expect(hostileParts(textbox.innerHTML), `pasted: ${kind}`).toEqual([]);
    expect(hostileParts(values.at(-1) ?? ''), `value: ${kind}`).toEqual([]);
    expect(values.at(-1)).toContain('end');
  }
});

it.each(['video', 'formula'])(
  'a text cannot hold a %s, which Quill writes out unescaped (A1)',
  async (kind) => {
    const { textbox } = await openRichText('', { isMail: true });
    const embed = { insert: { [kind]: '"><img src=x onerror=alert(1)>' } };
    expect(() => quillOf(textbox).setContents([embed, { insert: '\n' }], 'user')).toThrow(kind);
  },
);

it('buttons format the chosen text, and say what is on', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText('<p>uno dos</p>');
  const bold = screen.getByRole('button', { name: 'Negrita' });
  act(() => {
    quillOf(textbox).setSelection(0, 3, 'user');
  });
  await user.click(bold);
  expect(values.at(-1)).toBe('<p><strong>uno</strong> dos</p>');
  expect(bold).toHaveAttribute('aria-pressed', 'true');
  await user.click(bold);
  expect(values.at(-1)).toBe('<p>uno dos</p>');
  await user.click(screen.getByRole('button', { name: 'Lista con viñetas' }));
  expect(values.at(-1)).toBe('<ul><li>uno dos</li></ul>');
});

it('formats are taken away from the line, or from what is chosen', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText('<h2>a <b>b</b></h2><p><i>c</i></p>');
  const clear = screen.getByRole('button', { name: 'Quitar formato' });
  act(() => {
    quillOf(textbox).setSelection(1, 0, 'user');
  });
  await user.click(clear);
  expect(values.at(-1)).toBe('<p>a b</p><p><em>c</em></p>');
  act(() => {
    quillOf(textbox).setSelection(4, 1, 'user');
  });
  await user.click(clear);
  expect(values.at(-1)).toBe('<p>a b</p><p>c</p>');
});

it.each([
  ['lab.example/a', 'https://lab.example/a'],
  ['info@lab.example', 'mailto:info@lab.example'],
  ['tel:+576015550190', 'tel:+576015550190'],
])('%s becomes a link to %s, which can be taken away again', async (typed, address) => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText('<p>aquí</p>');
  act(() => {
    quillOf(textbox).setSelection(0, 4, 'user');
  });
  await user.click(screen.getByRole('button', { name: 'Enlace' }));
  await user.type(screen.getByRole('textbox', { name: 'Dirección del enlace' }), `${typed}{Enter}`);
  expect(values.at(-1)).toContain(`<a href="${address}"`);
  act(() => {
    quillOf(textbox).setSelection(2, 0, 'user');
  });
  await user.click(screen.getByRole('button', { name: 'Enlace' }));
  expect(screen.getByRole('textbox', { name: 'Dirección del enlace' })).toHaveValue(address);
  await user.click(screen.getByRole('button', { name: 'Quitar enlace' }));
  expect(values.at(-1)).toBe('<p>aquí</p>');
});

it.each(['javascript:alert(1)', 'http://lab.example', 'nada', ''])(
  '"%s" is no address for a link (A1)',
  async (typed) => {
    const user = userEvent.setup();
    const { values, textbox } = await openRichText('<p>aquí</p>');
    act(() => {
      quillOf(textbox).setSelection(0, 4, 'user');
    });
    await user.click(screen.getByRole('button', { name: 'Enlace' }));
    const field = screen.getByRole('textbox', { name: 'Dirección del enlace' });
    await user.click(field);
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(field).toBeInvalid();
    expect(values).toEqual([]);
  },
);

it('a chosen picture goes into the text with its description', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  const { values, textbox } = await openRichText('<p>a</p>', { isMail: true });
  paste(textbox, {
    files: [new File([png({ width: 2, height: 2 })], 'a.png', { type: 'image/png' })],
  });
  const field = await screen.findByRole('textbox', { name: 'Descripción de la imagen' });
  await user.type(field, 'Logo{Enter}');
  expect(values.at(-1)).toMatch(/^<p><img src="data:image\/png;base64,[^"]+" alt="Logo">a<\/p>$/);
  paste(textbox, { files: [new File(['<svg/>'], 'a.png', { type: 'image/png' })] });
  expect(await screen.findByText(/^Formato de archivo incorrecto/)).toBeVisible();
});

it('a stored picture without a description is given an empty one to be passed over, and stays as it is stored', async () => {
  const stored =
    '<p>a<img src="data:image/gif;base64,QUJD"></p><p><img src="data:image/gif;base64,QUJD" alt="Logo"></p>';
  const { values, textbox } = await openRichText(stored, { isMail: true });
  expect(pictureDescriptions(textbox)).toEqual(['', 'Logo']);
  expect(values).toEqual([]);
});

it('a text without pictures says so when one is pasted', async () => {
  const { values, textbox } = await openRichText('<p>a</p>');
  paste(textbox, { files: [new File(['x'], 'a.png', { type: 'image/png' })] });
  expect(await screen.findByText('Este texto no admite imágenes.')).toBeVisible();
  expect(values).toEqual([]);
});

it('pasted markup loses pictures that are fetched from elsewhere, and says so', async () => {
  const { values, textbox } = await openRichText('<p>a</p>', { isMail: true });
  paste(textbox, { html: '<p>b<img src="https://evil.example/p.png"></p>', text: 'b' });
  expect(await screen.findByText(/^Se pegó el texto sin sus imágenes/)).toBeVisible();
  expect(values.at(-1)).toBe('<p>ba</p>');
});

it('a text with a table says that an edit would lose it, and keeps it until then', async () => {
  const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
  const { values } = await openRichText(table);
  expect(screen.getByText(/^Este texto tiene tablas, colores/)).toBeVisible();
  expect(values).toEqual([]);
});

it('the Tab key leads out of the text', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText('<ul><li>a</li></ul>');
  act(() => {
    quillOf(textbox).setSelection(1, 0, 'user');
  });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Reemplazar' })).toHaveFocus();
  expect(values).toEqual([]);
});
