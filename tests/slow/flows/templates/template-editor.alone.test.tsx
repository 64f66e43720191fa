import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openConfiguration } from '@tests/support/administration/administration';
import { fileInput } from '@tests/support/page/file-input';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { pdfTextOf } from '@tests/support/files/pdf-reader';
import { serveReportFiles, TEMPLATE, watchBrowser } from '@tests/support/reports/reports';

/** The papers that were shown, one after the other. */
const papers = vi.hoisted(() => [] as Uint8Array[]);

// pdf.js draws on canvases, which jsdom lacks; the end-to-end test looks at the real one.
vi.mock('@/ui/pdf-viewer/pdf-preview', () => ({
  PdfPreview: ({ pdf }: { readonly pdf: Uint8Array }) => {
    if (papers.at(-1) !== pdf) papers.push(pdf);
    return null;
  },
}));

let browser: ReturnType<typeof watchBrowser>;

beforeEach(() => {
  papers.length = 0;
  browser = watchBrowser();
  stubWorkers();
  serveReportFiles();
});

const textsOfPapers = new WeakMap<Uint8Array, Promise<string>>();

/** The text of the paper in sight, without white space; each paper is read once, however often it is asked for. */
async function paper(): Promise<string> {
  const shown = papers.at(-1);
  if (shown === undefined) return '';
  const text = textsOfPapers.get(shown) ?? pdfTextOf(shown.slice());
  textsOfPapers.set(shown, text);
  return text;
}

async function openEditor(): Promise<UserEvent> {
  const user = await openConfiguration();
  await user.click(screen.getByRole('link', { name: /Plantillas de informe/ }));
  await screen.findByRole('heading', { level: 1, name: 'Plantillas de informe' });
  for (const group of document.querySelectorAll('details')) group.open = true;
  return user;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const END = 'Fin del informe, Español';
const write = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const margin = () =>
  within(screen.getByRole('group', { name: 'Márgenes' })).getByLabelText('Inferior');

async function choose(user: UserEvent, file: File): Promise<void> {
  if (screen.queryByRole('dialog') === null) {
    await user.click(screen.getByRole('button', { name: 'Abrir…' }));
  }
  await screen.findByRole('button', { name: /^Elegir un \.json/ });
  fireEvent.change(fileInput(), { target: { files: [file] } });
}

const jsonFile = (content: BlobPart, name = 'propia.json') => new File([content], name);

async function installed(): Promise<Record<string, unknown>> {
  return (await (await fetch(TEMPLATE)).json()) as Record<string, unknown>;
}

describe('the template editor', () => {
  it('draws what is typed, says what is wrong with it, and takes it back', async () => {
    const user = await openEditor();
    await expect.poll(paper).toContain('Findelinforme');
    expect(screen.getByText('Revisión: todo en orden')).toBeVisible();

    write(END, 'Aquí termina');
    await expect.poll(paper).toContain('Aquítermina');

    fireEvent.change(margin(), { target: { value: '5000' } });
    expect(await screen.findByText('De 0 a 200.')).toBeVisible();
    expect(screen.getByText('Revisión: 1 por corregir')).toBeVisible();
    expect(screen.getByText('Muestra la última plantilla válida')).toBeVisible();
    fireEvent.change(margin(), { target: { value: '10' } });
    const check = await screen.findByRole('button', { name: /El pie pide 29 puntos/ });
    await user.click(check);
    expect(margin()).toHaveFocus();

    await user.keyboard('{Control>}z{/Control}');
    expect(margin()).toHaveValue('54');
    expect(screen.getByText('Revisión: todo en orden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(field(END)).toHaveValue('Fin del informe');
    await expect.poll(paper).toContain('Findelinforme');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(field(END)).toHaveValue('Aquí termina');
  });

  it('orders, adds and takes away rows by keyboard, and the focus stays with them', async () => {
    const user = await openEditor();
    const rows = () =>
      within(screen.getByRole('list', { name: 'Columnas' }))
        .getAllByRole('group')
        .map((row) => row.getAttribute('aria-label'))
        .filter((name) => /^\d/.test(name ?? ''));
    screen.getByRole('button', { name: 'Subir: Unidad' }).focus();
    await user.keyboard('{Enter}');
    expect(rows()[2]).toBe('3. Unidad');
    expect(screen.getByRole('button', { name: 'Subir: Unidad' })).toHaveFocus();
    expect(screen.getByText('Unidad: lugar 3 de 5.')).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rows()[3]).toBe('4. Unidad');

    await user.click(screen.getByRole('button', { name: 'Quitar: Unidad' }));
    expect(rows()).toHaveLength(4);
    expect(await screen.findByRole('button', { name: /Falta «Unidad»/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Agregar: Columnas' }));
    expect(rows()[4]).toBe('5. Unidad');
    expect(screen.queryByRole('button', { name: /Falta «Unidad»/ })).not.toBeInTheDocument();
  });

  it('refuses files that are no templates, in words, and keeps what was typed', async () => {
    const user = await openEditor();
    write(END, 'Lo mío');
    const alert = () => screen.findByRole('alert');
    await choose(user, jsonFile(new Uint8Array(10_485_760), 'grande.json'));
    expect(await alert()).toHaveTextContent(/grande\.json.*Pesa 10\.?240 kB/);
    await choose(user, jsonFile('{\n  "paper": "A4",,\n}', 'rota.json'));
    expect(await screen.findByText(/error en la línea 2, columna 17/)).toBeVisible();
    await choose(user, jsonFile('[]', 'lista.json'));
    expect(await screen.findByText(/No tiene la forma de una plantilla/)).toBeVisible();
    const gone = Object.assign(jsonFile('{}', 'perdida.json'), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
    await choose(user, gone);
    expect(await screen.findByText(/El navegador no pudo leer el archivo/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(field(END)).toHaveValue('Lo mío');
  });

  it('tells what a file holds that no template does, opens the rest, and undoing brings back what was there', async () => {
    const user = await openEditor();
    write(END, 'Lo mío');
    const own = { ...(await installed()), landscape: true, colour: 'red', paper: 'A0' };
    await choose(user, jsonFile(JSON.stringify(own)));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('2 datos del archivo no se tomaron');
    expect(note).toHaveTextContent('colour: no es una clave de las plantillas');
    expect(note).toHaveTextContent('Papel: no es un valor permitido');
    expect(screen.getByRole('checkbox', { name: 'Horizontal' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(field(END)).toHaveValue('Lo mío');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('starts from a delivered template and names what differs from the installed one', async () => {
    const user = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Abrir…' }));
    await user.click(await screen.findByRole('button', { name: /^Clásica/ }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Comparar con lo instalado' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('8 diferencias con reports.json')).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Color El del portal #1f2937' })).toBeVisible();
    expect(dialog.getByRole('row', { name: 'Columnas › Resultado › Ancho 88 82' })).toBeVisible();
  });

  it('gives the template away as a file, says where to put it, and asks before edits are lost', async () => {
    const user = await openEditor();
    write(END, 'Aquí termina');
    await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
    const question = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));

    await user.click(screen.getByRole('button', { name: 'Descargar…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Descargar la plantilla' }));
    const name = dialog.getByRole('textbox', { name: 'Nombre del archivo' });
    for (const wrong of ['../reports', 'index', '']) {
      fireEvent.change(name, { target: { value: wrong } });
      expect(dialog.getByRole('button', { name: /^Descargar reports/ })).toBeDisabled();
    }
    fireEvent.change(name, { target: { value: 'reports_Sede_01' } });
    expect(dialog.getByText(/agréguele "reports_Sede_01\.json"/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Descargar reports_Sede_01.json' }));
    const [download] = browser.downloads;
    expect(download?.name).toBe('reports_Sede_01.json');
    const blob = browser.blobs.get(download?.href ?? '');
    expect(JSON.parse((await blob?.text()) ?? '')).toEqual({
      ...(await installed()),
      texts: {
        ...((await installed())['texts'] as object),
        end: { es: 'Aquí termina', en: 'End of report' },
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
    expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();
  });

  it('says so where the installed template cannot be read, and begins with a delivered one', async () => {
    server.use(http.get(TEMPLATE, () => new HttpResponse('{"paper": ')));
    const user = await openEditor();
    expect(await screen.findByRole('alert')).toHaveTextContent(/línea 1, columna 11/);
    await user.click(screen.getByRole('button', { name: 'Abrir…' }));
    await user.click(await screen.findByRole('button', { name: /^Compacta/ }));
    await expect.poll(paper).toContain('Findelinforme');
  });
});
