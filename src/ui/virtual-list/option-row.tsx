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
  readonly onChoose: (index: number) => void;
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
  onChoose,
}: RowComponentProps<OptionRowProps<Item>>) {
  const item = items[index];
  if (item === undefined) return null;
  return (
    <Box
      {...ariaAttributes}
      role="option"
      id={`${idPrefix}${index}`}
      aria-selected={index === selectedIndex}
      data-active={index === activeIndex || undefined}
      className={classes.option}
      style={style}
      onClick={() => {
        onChoose(index);
      }}
    >
      {renderItem(item)}
    </Box>
  );
}
