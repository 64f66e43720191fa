import { createInstance } from 'i18next';
import { expect, it } from 'vitest';

import { remembering } from '@/i18n/remembering';

async function started() {
  const i18n = createInstance();
  const app = { cancel: 'Cancelar' };
  const orders = { filteredCount: '{{found}} de {{count}}' };
  await i18n.init({ lng: 'es', resources: { es: { translation: { app, orders } } } });
  return { i18n, texts: remembering(i18n.t) };
}

it('looks a text without parameters up once, and one with parameters each time', async () => {
  const { i18n, texts } = await started();
  expect(texts('app.cancel')).toBe('Cancelar');
  i18n.addResource('es', 'translation', 'app.cancel', 'Otra cosa');
  expect(texts('app.cancel')).toBe('Cancelar');
  const counted = [1, 2].map((found) => texts('orders.filteredCount', { found, count: 3 }));
  expect(counted).toEqual(['1 de 3', '2 de 3']);
});

it('finds a text that is added later', async () => {
  const { i18n, texts } = await started();
  expect(texts('app.signOut')).toBe('app.signOut');
  i18n.addResource('es', 'translation', 'app.signOut', 'Cerrar sesión');
  expect(texts('app.signOut')).toBe('Cerrar sesión');
});
