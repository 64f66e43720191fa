import { Box } from '@mantine/core';
import type { ReactNode, RefCallback } from 'react';
import type { RowComponentProps } from 'react-window';

import type { Headings } from './use-option-heights';
import classes from './virtual-listbox.module.css';

export interface OptionRowProps<Item> {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
  readonly headings: Headings;
  readonly idPrefix: string;
  /** Pixels that it takes at least. */
  readonly leastHeight: number;
  readonly measure: RefCallback<HTMLElement>;
  readonly activeIndex: number;
  readonly selectedIndex: number;
  /** Whether an item is marked; null while items are selected instead. */
  readonly isMarked: ((item: Item) => boolean) | null;
  readonly onChoose: (index: number, isRange: boolean) => void;
}

/** One option. The list box keeps the focus; options are never tab stops. */
export function OptionRow<Item>({
  ariaAttributes,
  index,
  style,
  items,
  renderItem,
  headings,
  idPrefix,
  leastHeight,
  measure,
  activeIndex,
  selectedIndex,
  isMarked,
  onChoose,
}: RowComponentProps<OptionRowProps<Item>>) {
  const item = items[index];
  if (item === undefined) return null;
  const heading = headings?.of(index) ?? null;
  return (
    <div style={{ ...style, height: undefined }}>
      {heading !== null && (
        // The option's own name says it to those who listen.
        <div aria-hidden className={classes.heading} style={{ height: headings?.height }}>
          {heading}
        </div>
      )}
      <Box
        {...ariaAttributes}
        ref={measure}
        role="option"
        id={`${idPrefix}${index}`}
        aria-selected={isMarked === null ? index === selectedIndex : isMarked(item)}
        data-index={index}
        data-marks={isMarked !== null || undefined}
        data-active={index === activeIndex || undefined}
        className={classes.option}
        // What needs more is measured by it.
        style={{ minHeight: leastHeight }}
        onClick={({ shiftKey }) => {
          onChoose(index, shiftKey);
        }}
      >
        {renderItem(item)}
      </Box>
    </div>
  );
}
