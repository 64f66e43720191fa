// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import {
  CONFIGURATION,
  storedConfiguration,
  storedSetting,
  watchSaves,
} from '@tests/support/administration/administration';
import {
  drop,
  findSaved,
  openCustomerData,
  picture,
  preview,
  save,
} from '@tests/support/administration/customer-data';
import { changeSetting } from '@tests/support/orders/dashboard';
import { bytesOf, GIF, JPEG, pictureFile, png } from '@tests/support/files/pictures';

/** Addresses of the previewed pictures that say nothing: the background among them. */
const previewedPictures = () =>
  preview()
    .queryAllByAltText('')
    .map((shown) => shown.getAttribute('src'));

beforeEach(() => {
  // jsdom decodes no pictures.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
});

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
  await waitFor(async () => {
    expect(await storedSetting('FondoLogin')).toBe('');
  });
});

it('a file can be dropped; a second drop replaces the first', async () => {
  await openCustomerData();
  drop('Banner', pictureFile(JPEG, 'banner.jpg', 'image/jpeg'));
  expect(await picture('Banner').findByText(/Imagen nueva: 1 × 1/)).toBeVisible();
  drop('Banner', pictureFile(GIF, 'banner.gif', 'image/gif'));
  await waitFor(() => {
    const shown = picture('Banner').getByRole('img', { name: 'Banner, imagen actual' });
    expect(shown).toHaveAttribute('src', expect.stringMatching(/^data:image\/gif/));
  });
});

it('of two files in a row the later one counts, however long the first takes', async () => {
  await openCustomerData();
  let finishFirst = (): void => undefined;
  const bitmap = { close: () => undefined };
  vi.stubGlobal(
    'createImageBitmap',
    vi
      .fn(() => Promise.resolve(bitmap))
      .mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            finishFirst = () => {
              resolve(bitmap);
            };
          }),
      ),
  );
  drop('Banner', pictureFile(png({ width: 7, height: 7 })));
  await waitFor(() => {
    expect(createImageBitmap).toHaveBeenCalledOnce();
  });
  drop('Banner', pictureFile(png({ width: 8, height: 8 })));
  expect(await picture('Banner').findByText(/8 × 8/)).toBeVisible();
  finishFirst();
  await expect(picture('Banner').findByText(/7 × 7/, {}, { timeout: 300 })).rejects.toThrow();
});

it.each([
  ['a PDF named .png', bytesOf('%PDF-1.7'), /Formato de archivo incorrecto/],
  ['an SVG', bytesOf('<svg onload="alert(1)"/>'), /Formato de archivo incorrecto/],
  ['a picture that is a page too', bytesOf(GIF, '<script>'), /Formato de archivo incorrecto/],
  ['a GIF, which no report can draw,', GIF, /Formato de archivo incorrecto.*PNG o JPEG/],
  ['half a picture', JPEG.slice(0, 40), /dañada o incompleta/],
  ['nothing', bytesOf(), /está vacío/],
  [
    'too heavy a picture',
    png({ width: 2, height: 2, padding: 102_400 }),
    /pesa 101 kB y el máximo es 100 kB/,
  ],
  [
    'too large a picture',
    png({ width: 5000, height: 3, withoutPixels: true }),
    /mide 5000 × 3 píxeles y el máximo es 4096/,
  ],
])('%s is refused beside the field, and the logo before it stays (G5)', async (...sample) => {
  const [, bytes, message] = sample;
  const logo = Buffer.from(png({ width: 9, height: 9 })).toString('base64');
  changeSetting('Logo', `data:image/png;base64,${logo}`);
  await openCustomerData();
  const shown = () => picture('Logo').getByRole('img', { name: 'Logo, imagen actual' });
  drop('Logo', pictureFile(bytes, 'logo.png'));
  await waitFor(() => {
    expect(picture('Logo').getByRole('alert')).toHaveTextContent(message);
  });
  expect(screen.getByRole('button', { name: 'Elegir imagen: Logo' })).toHaveAccessibleDescription(
    message,
  );
  expect(shown()).toHaveAttribute('src', `data:image/png;base64,${logo}`);
});

it('two files at once are refused', async () => {
  await openCustomerData();
  drop('Logo', pictureFile(JPEG), pictureFile(GIF));
  expect(await picture('Logo').findByText('Suelte una sola imagen.')).toBeVisible();
});

it('a stored picture that cannot be shown is said so and goes back untouched', async () => {
  changeSetting('Logo', 'corporateLogo.svg');
  const user = await openCustomerData();
  expect(picture('Logo').getByText('La imagen guardada no se puede mostrar')).toBeVisible();
  const saves = watchSaves();
  await save(user);
  expect(await findSaved()).toBeVisible();
  expect(saves[0]?.body).toContainEqual({ key: 'Logo', value: 'corporateLogo.svg' });
});
