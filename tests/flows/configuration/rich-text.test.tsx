// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { sample } from '@tests/support/environment/runs';
import { pictureDescriptions } from '@tests/flows/results/page-nodes';
import { png } from '@tests/support/files/pictures';
import { hostileParts, openRichText, paste, quillOf } from './rich-text-field';
import { VECTORS } from '@tests/unit/ui/safe-html/vectors';

const drawable = globalThis.createImageBitmap;

afterEach(() => {
  vi.stubGlobal('createImageBitmap', drawable);
});

const STORED =
  '<h2>Términos</h2>\n<p>El <b>Laboratorio</b> y su <a href="https://lab.example">página</a>.</p>' +
  '<ul><li>uno</li><li>dos<ol><li>tres</li></ol></li></ul>';

function choose(textbox: HTMLElement, from: number, length: number): void {
  act(() => {
    quillOf(textbox).setSelection(from, length, 'user');
  });
}

it('a loaded text that nobody edits stays as it is stored, an edit keeps the structure, and undoing it gives the stored text back', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText(STORED);
  expect(textbox).toHaveTextContent('El Laboratorio y su página.');
  choose(textbox, 3, 5);
  expect(values).toEqual([]);
  choose(textbox, 0, 0);
  paste(textbox, { text: 'Nuevo ' });
  expect(values.at(-1)).toBe(
    '<h2>Nuevo Términos</h2><p>El <strong>Laboratorio</strong> y su ' +
      '<a href="https://lab.example" target="_blank" rel="noopener noreferrer">página</a>.</p>' +
      '<ul><li>uno</li><li>dos<ol><li>tres</li></ol></li></ul>',
  );
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(values.at(-1)).toBe(STORED);
});

it('of a pasted formula and a pasted video nothing is kept and nothing runs (CVE-2025-15056)', async () => {
  const { values, textbox } = await openRichText('');
  const attack = '&lt;img src=x onerror=&quot;window.ran=1&quot;&gt;';
  paste(textbox, {
    html:
      `<p>Antes<span class="ql-formula" data-value="${attack}">${attack}</span></p>` +
      `<iframe class="ql-video" src="https://evil.example/&quot;&gt;${attack}"></iframe><p>Después</p>`,
    text: 'x',
  });
  paste(textbox, { text: ' fin' });
  expect(
    quillOf(textbox)
      .getContents()
      .ops.every(({ insert }) => typeof insert === 'string'),
  ).toBe(true);
  expect(values.at(-1)).toMatch(/Antes.*Después/s);
  for (const html of [textbox.innerHTML, values.at(-1), quillOf(textbox).getSemanticHTML()]) {
    expect(html).not.toMatch(/<img|<iframe|<video|ql-|evil|https:/);
  }
  expect('ran' in window).toBe(false);
});

it('what is pasted from Word or Google Docs keeps its meaning, not its looks', async () => {
  const { values, textbox } = await openRichText('');
  const bold = '<span style="font-weight:700">Horario:</span>';
  const point =
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>Ayuno</p>';
  paste(textbox, {
    html: `<b style="font-weight:normal"><p><span style="font-weight:400">Dos días.</span></p><p>${bold} lunes</p></b>${point}<p style="display:none">no</p>`,
    text: 'x',
  });
  // The empty line is the one that the text was pasted into.
  expect(values.at(-1)).toBe(
    '<p>Dos días.</p><p><strong>Horario:</strong> lunes</p><ol><li>Ayuno</li></ol><p><br></p>',
  );
});

it('loading and pasting hostile markup leaves only text, in the editor and in the value', async () => {
  const { values, textbox } = await openRichText('', { isMail: true });
  const quill = quillOf(textbox);
  expect(hostileParts('<p onclick="x"><svg></svg></p>')).toEqual(['onclick', '<svg>']);
  for (const [kind, html] of sample(VECTORS, 12)) {
    quill.setContents(quill.clipboard.convert({ html }), 'api');
    expect(hostileParts(textbox.innerHTML), `loaded: ${kind}`).toEqual([]);
    paste(textbox, { html, text: 'x' });
    paste(textbox, { text: 'end' });
    expect(hostileParts(textbox.innerHTML), `pasted: ${kind}`).toEqual([]);
    expect(hostileParts(values.at(-1) ?? ''), `value: ${kind}`).toEqual([]);
    expect(values.at(-1)).toContain('end');
  }
  // What Quill would write out unescaped cannot be in a text at all.
  for (const kind of ['video', 'formula']) {
    const embed = { insert: { [kind]: '"><img src=x onerror=alert(1)>' } };
    expect(() => quill.setContents([embed, { insert: '\n' }], 'user')).toThrow(kind);
  }
});

it('buttons format the chosen text and say what is on, and take formats away from the line or from what is chosen', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText('<h2>a <b>b</b></h2><p><i>c</i> dos</p>');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  choose(textbox, 1, 0);
  await press('Quitar formato');
  expect(values.at(-1)).toBe('<p>a b</p><p><em>c</em> dos</p>');
  choose(textbox, 4, 1);
  await press('Quitar formato');
  expect(values.at(-1)).toBe('<p>a b</p><p>c dos</p>');
  choose(textbox, 6, 3);
  await press('Negrita');
  expect(values.at(-1)).toBe('<p>a b</p><p>c <strong>dos</strong></p>');
  expect(screen.getByRole('button', { name: 'Negrita' })).toHaveAttribute('aria-pressed', 'true');
  await press('Negrita');
  expect(values.at(-1)).toBe('<p>a b</p><p>c dos</p>');
  await press('Lista con viñetas');
  expect(values.at(-1)).toBe('<p>a b</p><ul><li>c dos</li></ul>');
});

it('an address becomes a link that can be taken away again, and what is no safe address does not', async () => {
  const user = userEvent.setup();
  const { values, textbox } = await openRichText('<p>aquí</p>');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const field = () => screen.getByRole('textbox', { name: 'Dirección del enlace' });
  const write = async (typed: string) => {
    await user.clear(field());
    await user.paste(typed);
    await user.keyboard('{Enter}');
  };
  choose(textbox, 0, 4);
  await press('Enlace');
  for (const typed of ['javascript:alert(1)', 'http://lab.example', 'nada', '']) {
    await write(typed);
    expect(field(), `"${typed}"`).toBeInvalid();
  }
  expect(values).toEqual([]);
  await press('Enlace');
  for (const [typed, address] of [
    ['lab.example/a', 'https://lab.example/a'],
    ['info@lab.example', 'mailto:info@lab.example'],
    ['tel:+576015550190', 'tel:+576015550190'],
  ] as const) {
    choose(textbox, 0, 4);
    await press('Enlace');
    await write(typed);
    expect(values.at(-1)).toContain(`<a href="${address}"`);
    choose(textbox, 2, 0);
    await press('Enlace');
    expect(field()).toHaveValue(address);
    await press('Quitar enlace');
    expect(values.at(-1)).toBe('<p>aquí</p>');
  }
});

it('a chosen picture goes into the text with its description; others are refused or left out in words', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  const { values, textbox } = await openRichText('<p>a</p>', { isMail: true });
  const pictures = [new File([png({ width: 2, height: 2 })], 'a.png', { type: 'image/png' })];
  paste(textbox, { files: pictures });
  await user.click(await screen.findByRole('textbox', { name: 'Descripción de la imagen' }));
  await user.paste('Logo');
  await user.keyboard('{Enter}');
  expect(values.at(-1)).toMatch(/^<p><img src="data:image\/png;base64,[^"]+" alt="Logo">a<\/p>$/);
  paste(textbox, { files: [new File(['<svg/>'], 'a.png', { type: 'image/png' })] });
  expect(await screen.findByText(/^Formato de archivo incorrecto/)).toBeVisible();
  paste(textbox, { html: '<p>b<img src="https://evil.example/p.png"></p>', text: 'b' });
  expect(await screen.findByText(/^Se pegó el texto sin sus imágenes/)).toBeVisible();
  expect(values.at(-1)).not.toContain('evil');
});

it('a stored picture without a description is given an empty one to be passed over, and stays as it is stored', async () => {
  const stored =
    '<p>a<img src="data:image/gif;base64,QUJD"></p><p><img src="data:image/gif;base64,QUJD" alt="Logo"></p>';
  const { values, textbox } = await openRichText(stored, { isMail: true });
  expect(pictureDescriptions(textbox)).toEqual(['', 'Logo']);
  expect(values).toEqual([]);
});

it('a text that takes no pictures says so when one is pasted, of a table that an edit would lose it, and lets the Tab key out', async () => {
  const user = userEvent.setup();
  const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
  const { values, textbox } = await openRichText(table);
  expect(screen.getByText(/^Este texto tiene tablas, colores/)).toBeVisible();
  paste(textbox, { files: [new File(['x'], 'a.png', { type: 'image/png' })] });
  expect(await screen.findByText('Este texto no admite imágenes.')).toBeVisible();
  choose(textbox, 1, 0);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Reemplazar' })).toHaveFocus();
  // A text that comes from elsewhere takes its place, and is no edit.
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(textbox).toHaveTextContent('De otra parte');
  });
  expect(values).toEqual([]);
});
