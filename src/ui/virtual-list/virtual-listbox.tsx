import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { List, useListRef } from 'react-window';

import { OptionRow, type OptionRowProps } from './option-row';
import { useOptionHeights, type Headings } from './use-option-heights';
import classes from './virtual-listbox.module.css';

/** What others ask of a list box. */
export interface ListboxControl {
  readonly focus: () => void;
  readonly scrollToTop: () => void;
}

interface VirtualListboxProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Names an item. Items may share a key: then the one that was chosen or moved to is meant, else the first. */
  readonly keyOf: (item: Item) => string;
  /** Pixels that every option takes at least. */
  readonly rowHeight: number;
  readonly headings?: Headings;
  readonly selectedKey: string | null;
  readonly onSelect: (item: Item) => void;
  /** The keys of the items that are marked; while there is such a set, choosing marks items instead of selecting one. */
  readonly marked?: ReadonlySet<string> | null;
  readonly onMark?: ((keys: readonly string[], isMarked: boolean) => void) | undefined;
  /** What scrolls: the options in a part of their own, or the page with them. */
  readonly scrolls: 'part' | 'page';
  readonly renderItem: (item: Item) => ReactNode;
  readonly controlRef?: Ref<ListboxControl>;
}

/** An item by its key, and where it stood when it was met. */
interface Place {
  readonly key: string;
  readonly index: number;
}

interface RowRange {
  readonly startIndex: number;
  readonly stopIndex: number;
}

/** Height that is drawn before the list has been measured. */
const FIRST_HEIGHT = 640;
const PAGE = 10;

/** Where the item of a place stands now; -1 when it is no longer there. */
function indexOf<Item>(items: readonly Item[], keyOf: (item: Item) => string, place: Place | null) {
  if (place === null) return -1;
  const known = items[place.index];
  if (known !== undefined && keyOf(known) === place.key) return place.index;
  return items.findIndex((item) => keyOf(item) === place.key);
}

/** Where a key moves the active option to; null when the key does not move it. */
function nextIndex(key: string, index: number, last: number): number | null {
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
 * A list box of any length whose visible options alone are in the page. One tab stop: arrows, Home, End
 * and the page keys move the active option, Enter and Space select it.
 */
export function VirtualListbox<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  headings = null,
  selectedKey,
  onSelect,
  marked = null,
  onMark,
  scrolls,
  renderItem,
  controlRef,
}: VirtualListboxProps<Item>) {
  const idPrefix = useId();
  const listRef = useListRef(null);
  const { heights, measure } = useOptionHeights(rowHeight, headings);
  const [moved, setMoved] = useState<Place | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [lastSelected, setLastSelected] = useState(selectedKey);
  const [rendered, setRendered] = useState<RowRange>({ startIndex: 0, stopIndex: 0 });
  // The list calls it again whenever it is another function.
  const noteRendered = useCallback((_visible: RowRange, all: RowRange) => {
    setRendered(all);
  }, []);

  useImperativeHandle(
    controlRef,
    () => ({
      focus: () => listRef.current?.element?.focus(),
      scrollToTop: () => listRef.current?.element?.scrollTo({ top: 0 }),
    }),
    [listRef],
  );

  const selectedIndex = useMemo(() => {
    if (selectedKey === null) return -1;
    return indexOf(
      items,
      keyOf,
      chosen?.key === selectedKey ? chosen : { key: selectedKey, index: 0 },
    );
  }, [items, keyOf, chosen, selectedKey]);
  // What is selected elsewhere is where the arrow keys go on.
  if (lastSelected !== selectedKey) {
    setLastSelected(selectedKey);
    if (chosen?.key !== selectedKey) setMoved(null);
  }
  useEffect(() => {
    if (selectedIndex >= 0 && scrolls === 'part') {
      listRef.current?.scrollToRow({ index: selectedIndex, align: 'auto' });
    }
  }, [selectedIndex, scrolls, listRef]);
  const movedIndex = useMemo(() => indexOf(items, keyOf, moved), [items, keyOf, moved]);
  const activeIndex = Math.max(movedIndex < 0 ? selectedIndex : movedIndex, 0);
  const isActiveRendered =
    activeIndex >= rendered.startIndex && activeIndex <= rendered.stopIndex && items.length > 0;

  /** Where a range with Shift begins. */
  const anchor = useRef<Place>(null);
  const mark = (place: Place, isRange: boolean) => {
    const { key, index } = place;
    const from = isRange ? indexOf(items, keyOf, anchor.current) : -1;
    const isMarked = isRange || marked?.has(key) !== true;
    // A range whose beginning is not in the list begins here.
    if (from < 0) anchor.current = place;
    const range = items.slice(Math.min(from, index), Math.max(from, index) + 1);
    onMark?.(from < 0 ? [key] : range.map(keyOf), isMarked);
  };
  const choose = (index: number, isRange: boolean) => {
    const item = items[index];
    if (item === undefined) return;
    const place = { key: keyOf(item), index };
    setMoved(place);
    if (marked !== null) {
      mark(place, isRange);
      return;
    }
    setChosen(place);
    onSelect(item);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(activeIndex, event.shiftKey);
      return;
    }
    if (marked !== null && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onMark?.(items.map(keyOf), true);
      return;
    }
    const next = nextIndex(event.key, activeIndex, items.length - 1);
    const item = next === null ? undefined : items[next];
    if (next === null || item === undefined) return;
    event.preventDefault();
    setMoved({ key: keyOf(item), index: next });
    listRef.current?.scrollToRow({ index: next });
  };

  const rowProps: OptionRowProps<Item> = {
    items,
    renderItem,
    headings,
    idPrefix,
    leastHeight: rowHeight,
    measure,
    activeIndex,
    selectedIndex,
    isMarked: marked === null ? null : (item) => marked.has(keyOf(item)),
    onChoose: choose,
  };
  return (
    <List
      role="listbox"
      aria-multiselectable={marked !== null || undefined}
      aria-label={label}
      aria-activedescendant={isActiveRendered ? `${idPrefix}${activeIndex}` : undefined}
      tabIndex={0}
      className={classes.listbox}
      data-scrolls={scrolls}
      {...(scrolls === 'page' && { scrollElement: 'window' })}
      listRef={listRef}
      defaultHeight={FIRST_HEIGHT}
      rowComponent={OptionRow}
      rowProps={rowProps}
      rowCount={items.length}
      rowHeight={heights}
      onRowsRendered={noteRendered}
      onKeyDown={handleKey}
    />
  );
}
