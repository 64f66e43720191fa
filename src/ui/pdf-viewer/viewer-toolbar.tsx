import { ActionIcon, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { readInteger } from '@/lib/wire/scalars';

import classes from './viewer-toolbar.module.css';
import { LEAST_ZOOM, MOST_ZOOM, type Zoom, zoomIn, zoomOut } from './zoom';

const SHAPES = {
  previous: 'M5 12.5l5-5 5 5',
  next: 'M5 7.5l5 5 5-5',
  smaller: 'M4.5 10h11',
  larger: 'M4.5 10h11M10 4.5v11',
  width: 'M3 5v10M17 5v10M5.5 10h9M8 7.5L5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
} as const;

/** A sign of the viewer's toolbar; the button around it names it. */
function ViewerIcon({ shape }: { readonly shape: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={classes.icon}>
      <path d={SHAPES[shape]} />
    </svg>
  );
}

interface PageFieldProps {
  /** The page in sight, from 1. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** The number of the page in sight, and the way to any other: what is no page of the document is dropped. */
function PageField({ page, count, onPage }: PageFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    const wanted = readInteger(draft);
    if (wanted !== null && wanted >= 1 && wanted <= count) onPage(wanted);
  };
  return (
    <form
      className={classes.pageField}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextInput
        aria-label={t('viewer.pageNumber')}
        className={classes.pageInput}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(page)}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
        }}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onBlur={commit}
      />
      <span>{t('viewer.pageCount', { total: count })}</span>
    </form>
  );
}

interface ViewerToolbarProps {
  /** The page in sight, from 1. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly zoom: Zoom;
  /** What the zoom makes of the page in sight. */
  readonly factor: number;
  readonly onZoom: (zoom: Zoom) => void;
  /** Ways of the document out of the viewer. */
  readonly children: ReactNode;
}

interface ToolProps {
  readonly label: string;
  readonly shape: Parameters<typeof ViewerIcon>[0]['shape'];
  readonly disabled?: boolean;
  /** Set for a tool that stays switched on. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, shape, pressed, ...button }: ToolProps) {
  return (
    <ActionIcon
      variant={pressed === true ? 'light' : 'default'}
      size="input-sm"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...button}
    >
      <ViewerIcon shape={shape} />
    </ActionIcon>
  );
}

/** Pages, zoom and outputs of the viewer. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { page, count, onPage, zoom, factor, onZoom, children } = props;
  const { t } = useTranslation();
  const step = (label: string, shape: 'previous' | 'next', target: number) => (
    <Tool
      label={label}
      shape={shape}
      disabled={target < 1 || target > count}
      onClick={() => {
        onPage(target);
      }}
    />
  );
  return (
    <div role="group" aria-label={t('viewer.tools')} className={classes.toolbar}>
      <div className={classes.tools}>
        {step(t('viewer.previousPage'), 'previous', page - 1)}
        <PageField page={page} count={count} onPage={onPage} />
        {step(t('viewer.nextPage'), 'next', page + 1)}
      </div>
      <div className={classes.tools}>
        <Tool
          label={t('viewer.zoomOut')}
          shape="smaller"
          disabled={factor <= LEAST_ZOOM}
          onClick={() => {
            onZoom(zoomOut(factor));
          }}
        />
        <output className={classes.percent} aria-label={t('viewer.zoom')}>
          {t('viewer.percent', { percent: Math.round(factor * 100) })}
        </output>
        <Tool
          label={t('viewer.zoomIn')}
          shape="larger"
          disabled={factor >= MOST_ZOOM}
          onClick={() => {
            onZoom(zoomIn(factor));
          }}
        />
        <Tool
          label={t('viewer.fitWidth')}
          shape="width"
          pressed={zoom === 'fit'}
          onClick={() => {
            onZoom('fit');
          }}
        />
      </div>
      <div className={classes.outputs}>{children}</div>
    </div>
  );
}
