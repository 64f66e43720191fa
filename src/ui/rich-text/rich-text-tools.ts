import type { Quill } from 'react-quill';

import type { RichTextShape } from './rich-text-icon';

/** A button of the toolbar that switches a format of the chosen text. */
export interface FormatTool {
  readonly name:
    | 'title'
    | 'subtitle'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'bullet'
    | 'ordered'
    | 'quote';
  readonly shape: RichTextShape;
  /** Quill's format and the value that means on. */
  readonly format: string;
  readonly value: unknown;
}

const tool = (name: FormatTool['name'], format: string, value: unknown): FormatTool => ({
  name,
  shape: name,
  format,
  value,
});

/** The toolbar's formats in groups. Headings begin at the second level: the first is the screen's own. */
export const FORMAT_TOOLS: readonly (readonly FormatTool[])[] = [
  [tool('title', 'header', 2), tool('subtitle', 'header', 3)],
  [
    tool('bold', 'bold', true),
    tool('italic', 'italic', true),
    tool('underline', 'underline', true),
    tool('strike', 'strike', true),
  ],
  [
    tool('bullet', 'list', 'bullet'),
    tool('ordered', 'list', 'ordered'),
    tool('quote', 'blockquote', true),
  ],
];

/** Switches a tool's format on or off where the text is chosen. */
export function switchFormat(quill: Quill, { format, value }: FormatTool): void {
  const range = quill.getSelection(true);
  const isOn = quill.getFormat(range)[format] === value;
  quill.format(format, isOn ? false : value, 'user');
}

/** Takes every format from the chosen text, or from the line when nothing is chosen; the line's end brings its own along. */
export function clearFormats(quill: Quill): void {
  const { index, length } = quill.getSelection(true);
  const [line, offset] = quill.getLine(index);
  if (length > 0 || line === null) quill.removeFormat(index, length, 'user');
  else quill.removeFormat(index - offset, line.length() - 1, 'user');
}
