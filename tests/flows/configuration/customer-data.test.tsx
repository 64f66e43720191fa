// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  CONFIGURATION,
  storedConfiguration,
  storedSetting,
  watchSaves,
} from '@tests/support/administration/administration';
import {
  drop,
  field,
  findSaved,
  openCustomerData,
  picture,
  preview,
  PREVIEW,
  previewDocument,
  save,
  type,
} from './customer-data';
import { closeLaboratory, server } from '@tests/support/environment/laboratory';
import { bytesOf, GIF, JPEG, pictureFile, png } from '@tests/support/files/pictures';
import { changeSetting } from '@tests/support/orders/dashboard';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

it('shows what is stored beside the sign-in, which follows every change at once, and drawn for a phone too', async () => {
  const user = await openCustomerData();
  expect(field('Nombre del laboratorio')).toHaveValue(await storedSetting('Titulo'));
  expect(field('Color principal')).toHaveValue(await storedSetting('Color'));
  expect(await preview().findByRole('heading', { name: 'Ingrese a sus resultados' })).toBeVisible();
  expect(preview().getByText((await storedSetting('Informacion')) ?? '')).toBeVisible();
  const root = previewDocument().documentElement;
  const outside = document.documentElement.style.cssText;
  type('Nombre del laboratorio', 'Laboratorio Prueba');
  type('Información adicional', 'Abierto <b>siempre</b>');
  type('Color principal', '#AA0000');
  expect(preview().getByText('Laboratorio Prueba')).toBeVisible();
  expect(preview().getByText('Abierto <b>siempre</b>')).toBeVisible();
  const red = root.style.cssText;
  expect(red).not.toBe(outside);
  // A colour that is not finished leaves the one that is saved; none is the factory's.
  type('Color principal', '#AA');
  expect(root.style.cssText).toBe(outside);
  type('Color principal', '');
  expect(root.style.cssText).not.toBe(outside);
  expect(root.style.cssText).not.toBe(red);
  // Only the preview follows.
  expect(document.documentElement.style.cssText).toBe(outside);

  expect(screen.getByTitle(PREVIEW)).toHaveStyle({ width: '800px' });
  await user.click(screen.getByRole('radio', { name: 'Celular' }));
  expect(screen.queryByTitle(PREVIEW)).toBeNull();
  expect(screen.getByTitle(/Celular/)).toHaveStyle({ width: '390px' });
});

it('a wrong address blocks saving, a failed save keeps what was typed, and a good one is told beside the buttons', async () => {
  const user = await openCustomerData();
  const saves = watchSaves();
  type('Información', 'Calle nueva');
  type('Sitio web', 'laboratorio');
  await save(user);
  const text = /La dirección no es válida\. Escríbala completa, por ejemplo https:/;
  await waitFor(() => {
    expect(field('Sitio web')).toHaveAccessibleDescription(text);
  });
  expect(field('Sitio web')).toHaveFocus();
  expect(saves).toEqual([]);

  type('Sitio web', 'https://laboratorio.example');
  const failing = () => new HttpResponse(null, { status: 500 });
  server.use(http.put(CONFIGURATION, failing, { once: true }));
  await save(user);
  const failure = 'No se pudo confirmar si la configuración se guardó.';
  expect(await screen.findByText(failure)).toBeVisible();
  expect(field('Información')).toHaveValue('Calle nueva');
  await save(user);
  // Where nothing lies upon them: no toast.
  expect(await findSaved()).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('alert', { name: /guardados/ })).toBeNull();
  expect(await storedSetting('Informacion')).toBe('Calle nueva');
  // No user type is ever sent.
  expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION]);

  type('Información', 'Otra calle');
  expect(screen.queryByText('Los datos quedaron guardados.')).toBeNull();
  type('Información', 'Calle nueva');
  // Leaving without changes does not ask.
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  await expect.poll(() => window.location.pathname).toBe('/dashboard');
});

it('what somebody else changed meanwhile is asked about, and so is leaving with changes', async () => {
  const user = await openCustomerData();
  type('Información adicional', 'mía');
  changeSetting('Informacion2', 'suya');
  const saves = watchSaves();
  await save(user);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('mía')).toBeVisible();
  expect(question.getByText('suya')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Volver a editar' }));
  expect(saves).toEqual([]);

  const leave = async (answer: string) => {
    await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
    const leaving = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    expect(window.location.pathname).toBe('/datacustomers');
    await user.click(within(leaving).getByRole('button', { name: answer }));
  };
  await leave('Seguir editando');
  expect(field('Información adicional')).toHaveValue('mía');
  await leave('Descartar cambios');
  await expect.poll(() => window.location.pathname).toBe('/dashboard');
});

const bitmap = { close: () => undefined };

beforeEach(() => {
  // jsdom decodes no pictures.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
});

/** Addresses of the previewed pictures that say nothing: the background among them. */
const previewedPictures = () =>
  preview()
    .queryAllByAltText('')
    .map((shown) => shown.getAttribute('src'));

it('a chosen picture shows in the preview and is stored whole; nothing else changes', async () => {
  const before = await storedConfiguration();
  const user = await openCustomerData();
  const saves = watchSaves();
  const background = png({ width: 40, height: 20 });
  const chooser = picture('Fondo del inicio de sesión').getByLabelText(/Fondo/, {
    selector: 'input',
  });
  await user.upload(chooser, pictureFile(background));
  expect(await screen.findByText('Imagen nueva: 40 × 20 píxeles, 1 kB.')).toBeVisible();
  const address = `data:image/png;base64,${Buffer.from(background).toString('base64')}`;
  expect(previewedPictures()).toContain(address);
  await save(user);
  expect(await findSaved()).toBeVisible();
  expect(saves.map(({ path }) => path)).toEqual([CONFIGURATION]);
  const after = await storedConfiguration();
  expect(after.find(({ key }) => key === 'FondoLogin')?.value).toBe(address);
  const others = (entries: typeof before) => entries.filter(({ key }) => key !== 'FondoLogin');
  expect(others(after)).toEqual(others(before));
  expect(window.location.pathname).toBe('/datacustomers');

  await user.click(screen.getByRole('button', { name: 'Quitar: Fondo del inicio de sesión' }));
  expect(previewedPictures()).not.toContain(address);
  await save(user);
  await expect.poll(() => storedSetting('FondoLogin')).toBe('');
});

it('a dropped file takes the place of the one before, and a stored picture that cannot be shown goes back untouched', async () => {
  changeSetting('Logo', 'corporateLogo.svg');
  const user = await openCustomerData();
  expect(picture('Logo').getByText('La imagen guardada no se puede mostrar')).toBeVisible();
  drop('Banner', pictureFile(JPEG, 'banner.jpg', 'image/jpeg'));
  expect(await picture('Banner').findByText(/Imagen nueva: 1 × 1/)).toBeVisible();
  drop('Banner', pictureFile(GIF, 'banner.gif', 'image/gif'));
  await waitFor(() => {
    const shown = picture('Banner').getByRole('img', { name: 'Banner, imagen actual' });
    expect(shown).toHaveAttribute('src', expect.stringMatching(/^data:image\/gif/));
  });

  // Of two files in a row the later one counts, however long the first takes.
  let finishFirst = (): void => undefined;
  const late = new Promise((resolve) => {
    finishFirst = () => {
      resolve(bitmap);
    };
  });
  const decode = vi.fn(() => Promise.resolve<unknown>(bitmap)).mockReturnValueOnce(late);
  vi.stubGlobal('createImageBitmap', decode);
  drop('Banner', pictureFile(png({ width: 7, height: 7 })));
  await waitFor(() => {
    expect(decode).toHaveBeenCalledOnce();
  });
  drop('Banner', pictureFile(png({ width: 8, height: 8 })));
  expect(await picture('Banner').findByText(/8 × 8/)).toBeVisible();
  finishFirst();
  await late;
  const saves = watchSaves();
  await save(user);
  expect(await findSaved()).toBeVisible();
  expect(picture('Banner').queryByText(/7 × 7/)).toBeNull();
  expect(saves[0]?.body).toContainEqual({ key: 'Logo', value: 'corporateLogo.svg' });
});

const NOT_ALLOWED = /Formato de archivo incorrecto/;

it('what is no fitting picture is refused beside the field, and the logo before it stays', async () => {
  const logo = Buffer.from(png({ width: 9, height: 9 })).toString('base64');
  changeSetting('Logo', `data:image/png;base64,${logo}`);
  await openCustomerData();
  for (const [kind, bytes, message] of [
    ['a PDF named .png', bytesOf('%PDF-1.7'), NOT_ALLOWED],
    ['half a picture', JPEG.slice(0, 40), /dañada o incompleta/],
    [
      'too heavy a picture',
      png({ width: 2, height: 2, padding: 102_400 }),
      /pesa 101 kB y el máximo es 100 kB/,
    ],
  ] as const) {
    drop('Logo', pictureFile(bytes, 'logo.png'));
    await waitFor(() => {
      expect(picture('Logo').getByRole('alert'), `of ${kind}`).toHaveTextContent(message);
    });
    const choose = screen.getByRole('button', { name: 'Elegir imagen: Logo' });
    expect(choose, `of ${kind}`).toHaveAccessibleDescription(message);
    const shown = picture('Logo').getByRole('img', { name: 'Logo, imagen actual' });
    expect(shown, `of ${kind}`).toHaveAttribute('src', `data:image/png;base64,${logo}`);
  }
  drop('Logo', pictureFile(JPEG), pictureFile(GIF));
  expect(await picture('Logo').findByText('Suelte una sola imagen.')).toBeVisible();
});
