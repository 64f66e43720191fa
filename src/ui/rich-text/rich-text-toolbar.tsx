import { ActionIcon } from '@mantine/core';
import type { Quill } from 'react-quill';
import { useTranslation } from 'react-i18next';

import { RichTextIcon, type RichTextShape } from './rich-text-icon';
import classes from './rich-text-toolbar.module.css';
import { clearFormats, FORMAT_TOOLS, switchFormat } from './rich-text-tools';

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
