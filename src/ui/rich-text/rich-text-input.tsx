import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';

import { lazyPart } from '@/ui/waiting/lazy-part';

import type { RichTextProps } from './rich-text';

/** Quill is heavy: it loads when the first rich text is edited. */
const RichTextEditor = lazyPart(() =>
  import('./rich-text-editor').then((module) => module.RichTextEditor),
);

/** A field for formatted text, with a toolbar. Markup that comes in is sanitised before any parser of the page reads it. */
export function RichTextInput(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
