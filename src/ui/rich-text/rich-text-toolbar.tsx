import { ActionIcon } from '@mantine/core';
import type { Quill } from 'react-quill';

import { useTranslation } from '@/i18n/translation';

import classes from './rich-text-toolbar.module.css';

const SHAPES = {
  undo: 'M7.5 4.5L3.5 8.5l4 4M3.5 8.5H12a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4.5l4 4-4 4M16.5 8.5H8a4 4 0 0 0 0 8h4',
  title: 'M3 4.5v11M10 4.5v11M3 10h7M13.5 9l2.5-1.5v8',
  subtitle: 'M3 4.5v11M10 4.5v11M3 10h7M13 9.2a2 2 0 1 1 3.6 1.3L13 15.5h4',
  bold: 'M6 4h4.6a3 3 0 0 1 0 6H6zM6 10h5.4a3 3 0 0 1 0 6H6z',
  italic: 'M8.5 4h6M5.5 16h6M11.8 4L8.2 16',
  underline: 'M5.5 3.5v6a4.5 4.5 0 0 0 9 0v-6M4.5 17h11',
  strike:
    'M14.5 6C14 4.5 12.3 3.5 10 3.5 7.5 3.5 5.7 4.8 5.7 6.7c0 1 .4 1.8 1.1 2.3M3 10h14M5.5 13.7c.6 1.7 2.3 2.8 4.6 2.8 2.5 0 4.4-1.3 4.4-3.3 0-.6-.1-1-.4-1.5',
  bullet: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  ordered:
    'M8.5 5H17M8.5 10H17M8.5 15H17M3 4l1.2-.7V7.2M2.7 12.9c.4-.9 2.2-.9 2.2.2 0 .8-1.2 1.5-2.2 2.9h2.4',
  quote: 'M4 5v10M8 6.5h8M8 10h8M8 13.5h5',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3L10 5.7M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1.2-1.2',
  picture: 'M3 4h14v12H3zM3 13.5l4-4 4 4 2.5-2.5 3.5 3.5M13 7.5h.01',
  clear: 'M5 4h10M10 4L8.5 11M3.5 16.5l13-13M7 16h4',
} as const;

/** The drawing on a button of the toolbar. */
type RichTextShape = keyof typeof SHAPES;

/** A sign of the toolbar; the button around it names it. */
function RichTextIcon({ shape }: { readonly shape: RichTextShape }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={classes.icon}>
      <path d={SHAPES[shape]} />
    </svg>
  );
}

/** A button of the toolbar that switches a format of the chosen text. */
interface FormatTool {
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
const FORMAT_TOOLS: readonly (readonly FormatTool[])[] = [
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
function switchFormat(quill: Quill, { format, value }: FormatTool): void {
  const range = quill.getSelection(true);
  const isOn = quill.getFormat(range)[format] === value;
  quill.format(format, isOn ? false : value, 'user');
}

/** Takes every format from the chosen text, or from the line when nothing is chosen; the line's end brings its own along. */
function clearFormats(quill: Quill): void {
  const { index, length } = quill.getSelection(true);
  const [line, offset] = quill.getLine(index);
  if (length > 0 || line === null) quill.removeFormat(index, length, 'user');
  else quill.removeFormat(index - offset, line.length() - 1, 'user');
}

interface RichTextToolbarProps {
  /** The editor, once it is there. */
  readonly editor: () => Quill;
  /** Formats of the chosen text. */
  readonly active: Readonly<Record<string, unknown>>;
  readonly onLink: () => void;
  /** Only where the text may hold pictures. */
  readonly onPicture: (() => void) | null;
}

interface ToolProps {
  readonly label: string;
  readonly shape: RichTextShape;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, shape, pressed, onClick }: ToolProps) {
  return (
    <ActionIcon
      variant={pressed === true ? 'light' : 'subtle'}
      color={pressed === true ? 'brand' : 'gray'}
      size="input-xs"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onMouseDown={(event) => {
        // The chosen text stays chosen.
        event.preventDefault();
      }}
      onClick={onClick}
    >
      <RichTextIcon shape={shape} />
    </ActionIcon>
  );
}

/** The buttons above a rich text. */
export function RichTextToolbar({ editor, active, onLink, onPicture }: RichTextToolbarProps) {
  const { t } = useTranslation();
  const history = (shape: 'undo' | 'redo') => (
    <Tool
      label={t(`richText.${shape}`)}
      shape={shape}
      onClick={() => {
        editor().history[shape]();
        editor().focus();
      }}
    />
  );
  return (
    <div role="group" aria-label={t('richText.tools')} className={classes.toolbar}>
      <div className={classes.tools}>
        {history('undo')}
        {history('redo')}
      </div>
      {FORMAT_TOOLS.map((group) => (
        <div key={group[0]?.name} className={classes.tools}>
          {group.map((tool) => (
            <Tool
              key={tool.name}
              label={t(`richText.${tool.name}`)}
              shape={tool.shape}
              pressed={active[tool.format] === tool.value}
              onClick={() => {
                switchFormat(editor(), tool);
              }}
            />
          ))}
        </div>
      ))}
      <div className={classes.tools}>
        <Tool
          label={t('richText.link')}
          shape="link"
          pressed={typeof active['link'] === 'string'}
          onClick={onLink}
        />
        {onPicture !== null && (
          <Tool label={t('richText.picture')} shape="picture" onClick={onPicture} />
        )}
        <Tool
          label={t('richText.clear')}
          shape="clear"
          onClick={() => {
            clearFormats(editor());
          }}
        />
      </div>
    </div>
  );
}
