import { useCallback, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { List, useListRef } from 'react-window';

import { OptionRow, type OptionRowProps } from './option-row';
import classes from './virtual-listbox.module.css';

interface VirtualListboxProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Pixels of every option. */
  readonly rowHeight: number;
  readonly selectedKey: string | null;
  readonly onSelect: (item: Item) => void;
  readonly renderItem: (item: Item) => ReactNode;
}

interface RowRange {
  readonly startIndex: number;
  readonly stopIndex: number;
}

/** Height that is drawn before the list has been measured. */
const FIRST_HEIGHT = 640;
const PAGE = 10;

/** Where a key moves the active option to; null when the key does not move it. */
function movedIndex(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + PAGE, last);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/**
 * A list box of any length whose visible options alone are in the page (safety.md H1). One tab stop: arrows, Home, End and the
 * page keys move the active option, Enter and Space select it.
 */
export function VirtualListbox<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  selectedKey,
  onSelect,
  renderItem,
}: VirtualListboxProps<Item>) {
  const idPrefix = useId();
  const listRef = useListRef(null);
  const [movedKey, setMovedKey] = useState<string | null>(null);
  const [rendered, setRendered] = useState<RowRange>({ startIndex: 0, stopIndex: 0 });
  // The list calls it again whenever it is another function.
  const noteRendered = useCallback((_visible: RowRange, all: RowRange) => {
    setRendered(all);
  }, []);

  const activeKey = movedKey ?? selectedKey;
  const activeIndex = useMemo(
    () =>
      Math.max(
        items.findIndex((item) => keyOf(item) === activeKey),
        0,
      ),
    [items, keyOf, activeKey],
  );
  const isActiveRendered =
    activeIndex >= rendered.startIndex && activeIndex <= rendered.stopIndex && items.length > 0;

  const choose = (item: Item | undefined) => {
    if (item === undefined) return;
    setMovedKey(keyOf(item));
    onSelect(item);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(items[activeIndex]);
      return;
    }
    const next = movedIndex(event.key, activeIndex, items.length - 1);
    const item = next === null ? undefined : items[next];
    if (next === null || item === undefined) return;
    event.preventDefault();
    setMovedKey(keyOf(item));
    listRef.current?.scrollToRow({ index: next });
  };

  const rowProps: OptionRowProps<Item> = {
    items,
    keyOf,
    renderItem,
    idPrefix,
    activeIndex,
    selectedKey,
    onChoose: choose,
  };
  return (
    <List
      role="listbox"
      aria-label={label}
      aria-activedescendant={isActiveRendered ? `${idPrefix}${activeIndex}` : undefined}
      tabIndex={0}
      className={classes['listbox']}
      listRef={listRef}
      defaultHeight={FIRST_HEIGHT}
      rowComponent={OptionRow}
      rowProps={rowProps}
      rowCount={items.length}
      rowHeight={rowHeight}
      onRowsRendered={noteRendered}
      onKeyDown={handleKey}
    />
  );
}
