import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowComponentProps } from 'react-window';

import classes from './virtual-listbox.module.css';

export interface OptionRowProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly renderItem: (item: Item) => ReactNode;
  readonly idPrefix: string;
  readonly activeIndex: number;
  readonly selectedKey: string | null;
  readonly onChoose: (item: Item) => void;
}

/** One option. The list box keeps the focus; options are never tab stops. */
export function OptionRow<Item>({
  ariaAttributes,
  index,
  style,
  items,
  keyOf,
  renderItem,
  idPrefix,
  activeIndex,
  selectedKey,
  onChoose,
}: RowComponentProps<OptionRowProps<Item>>) {
  const item = items[index];
  if (item === undefined) return null;
  return (
    <Box
      {...ariaAttributes}
      role="option"
      id={`${idPrefix}${index}`}
      aria-selected={keyOf(item) === selectedKey}
      data-active={index === activeIndex || undefined}
      className={classes['option']}
      style={style}
      onClick={() => {
        onChoose(item);
      }}
    >
      {renderItem(item)}
    </Box>
  );
}
