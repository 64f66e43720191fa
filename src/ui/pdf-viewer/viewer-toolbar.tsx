import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageField } from './page-field';
import { ViewerIcon } from './viewer-icon';
import classes from './viewer-toolbar.module.css';
import { LEAST_ZOOM, MOST_ZOOM, zoomIn, zoomOut, type Zoom } from './zoom';

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
