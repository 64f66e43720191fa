import type { Ref } from 'react';

/** A text that the sender of the mail replaces. */
export interface Placeholder {
  /** Name of the button that inserts it. */
  readonly label: string;
  /** What is inserted. */
  readonly text: string;
  /** Set when the text is a link: its address. */
  readonly address?: string;
}

/** A rich text as forms edit it. */
export interface RichTextProps {
  readonly label: string;
  readonly description?: string;
  /** Stored HTML from anybody; it stays as it is until somebody edits it. */
  readonly value: string;
  /** Gets sanitised HTML; an empty text when nothing is left. */
  readonly onChange: (html: string) => void;
  readonly error?: string | undefined;
  /** True for a mail: pictures and the link placeholder are allowed. */
  readonly isMail?: boolean;
  readonly placeholders?: readonly Placeholder[];
  /** Where a form sets the focus. */
  readonly ref?: Ref<{ readonly focus: () => void }>;
}
