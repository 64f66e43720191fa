// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';

it('a page that is English already is never Spanish in between', async () => {
  vi.resetModules();
  const { initI18n } = await import('@/i18n/init-i18n');
  document.documentElement.lang = 'en';
  const languages: string[] = [];
  const observer = new MutationObserver(() => {
    languages.push(document.documentElement.lang);
  });
  observer.observe(document.documentElement, { attributes: true });
  onTestFinished(() => {
    observer.disconnect();
  });
  await initI18n('en');
  await Promise.resolve();
  expect(languages).not.toContain('es');
  expect(document.documentElement.lang).toBe('en');
  await initI18n('es');
  expect(document.documentElement.lang).toBe('es');
});
