import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether a selection goes on past one end of the rows, so that those which are not drawn there belong to it. */
function goesBeyond(rows: HTMLElement): boolean {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return false;
  const range = selection.getRangeAt(0);
  const ends = [0, rows.childNodes.length];
  return ends.some((end) => range.comparePoint(rows, end) === 0);
}

/**
 * A browser copies only rows that are drawn, without a word: a copy of the page, or of a table from end to end, says then how many it
 * lacks, in its last line.
 */
export function useToldCopy(rows: HTMLElement | null, label: string, missing: number): void {
  const { t } = useTranslation();
  const tell = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (rows === null || missing === 0 || data === null || !goesBeyond(rows)) return;
    // Another table of the page may have told already.
    const copied = event.defaultPrevented ? data.getData('text/plain') : '';
    const text = copied || (document.getSelection()?.toString() ?? '');
    data.setData('text/plain', `${text}\n\n${t('app.copyLacks', { count: missing, label })}`);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      tell(event);
    };
    document.addEventListener('copy', listen);
    return () => {
      document.removeEventListener('copy', listen);
    };
  }, []);
}
