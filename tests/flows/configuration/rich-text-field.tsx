import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { Quill } from 'react-quill';

import { addTextsOfAll } from '@/i18n/add-texts';
import { initI18n } from '@/i18n/init-i18n';
import type { RichTextProps } from '@/ui/rich-text/rich-text';
import { RichTextInput } from '@/ui/rich-text/rich-text-input';

/** What Quill asks of a browser and jsdom lacks: places on the screen, of which there are none. */
export function withoutPlaces(): void {
  const nowhere = new DOMRect(0, 0, 0, 0);
  Range.prototype.getBoundingClientRect = () => nowhere;
  Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList;
}

/** A part of the page that is not there yet. */
function Late({ part }: { readonly part: Promise<string> }) {
  return use(part);
}

type Settings = Omit<RichTextProps, 'value' | 'onChange' | 'label'>;

function Host({
  html,
  onValue,
  settings,
}: {
  html: string;
  onValue: (html: string) => void;
  settings: Settings;
}) {
  const [value, setValue] = useState(html);
  const [part, setPart] = useState<Promise<string>>();
  return (
    <Suspense fallback="Cargando">
      {part !== undefined && <Late part={part} />}
      <RichTextInput
        {...settings}
        label="Texto"
        value={value}
        onChange={(next) => {
          onValue(next);
          setValue(next);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setValue('<p>De otra parte</p>');
        }}
      >
        Reemplazar
      </button>
      <button
        type="button"
        onClick={() => {
          setPart(new Promise((resolve) => setTimeout(resolve, 0, 'Otra parte')));
        }}
      >
        Cargar otra parte
      </button>
    </Suspense>
  );
}

/** A rich text field alone on a page; `values` are the values it gave. */
export async function openRichText(html: string, settings: Settings = {}) {
  withoutPlaces();
  await initI18n('es');
  await addTextsOfAll('administration');
  const values: string[] = [];
  render(
    <MantineProvider>
      <Host html={html} onValue={(value) => values.push(value)} settings={settings} />
    </MantineProvider>,
  );
  await screen.findByRole('textbox', { name: 'Texto' });
  // React's strict mode makes the editor a second time.
  await act(() => Promise.resolve());
  return { values, textbox: screen.getByRole('textbox', { name: 'Texto' }) };
}

/** Quill behind a text box, for choosing text as a mouse does. */
export function quillOf(textbox: HTMLElement): Quill {
  const quill = Quill.find(textbox.parentElement ?? textbox);
  if (!(quill instanceof Quill)) throw new Error('no editor');
  return quill;
}

/** Pastes as a browser does. */
export function paste(
  textbox: HTMLElement,
  { html = '', text = '', files = [] }: { html?: string; text?: string; files?: File[] },
): void {
  const kinds = new Map([
    ['text/html', html],
    ['text/plain', text],
  ]);
  fireEvent.paste(textbox, {
    clipboardData: { getData: (kind: string) => kinds.get(kind) ?? '', files },
  });
}

const HOSTILE =
  /^(?:script|style|iframe|object|embed|svg|math|video|audio|form|input|template|base|meta|link)$/;
const ADDRESS = /^(?:https:|mailto:|tel:)/;

/** What is wrong with markup that the editor shows or gives; nothing when it is only text, structure and safe links. */
export function hostileParts(markup: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(HOSTILE.test(element.localName) ? [`<${element.localName}>`] : []),
    ...element.getAttributeNames().filter((name) => /^on|^style$|^id$|^name$|^srcset$/.test(name)),
    ...(ADDRESS.test(element.getAttribute('href') ?? 'https:') ? [] : ['href']),
  ]);
}
