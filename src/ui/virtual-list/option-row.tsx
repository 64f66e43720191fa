import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowComponentProps } from 'react-window';

import classes from './virtual-listbox.module.css';

export interface OptionRowProps<Item> {
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
  readonly idPrefix: string;
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
  idPrefix,
  activeIndex,
  selectedIndex,
  isMarked,
  onChoose,
}: RowComponentProps<OptionRowProps<Item>>) {
  const item = items[index];
  if (item === undefined) return null;
  return (
    <Box
      {...ariaAttributes}
      role="option"
      id={`${idPrefix}${index}`}
      aria-selected={isMarked === null ? index === selectedIndex : isMarked(item)}
      data-marks={isMarked !== null || undefined}
      data-active={index === activeIndex || undefined}
      className={classes.option}
      style={style}
      onClick={({ shiftKey }) => {
        onChoose(index, shiftKey);
      }}
    >
      {renderItem(item)}
    </Box>
  );
}
