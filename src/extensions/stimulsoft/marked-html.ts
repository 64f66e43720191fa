import { parseMarkedText, type MarkedRun } from '@/lib/text/marked-text';

/** Text for a place that reads HTML, character by character: `<5` stays `<5`. */
export function textHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

function runHtml({ text, sup, sub, bold, italic, lineBreak }: MarkedRun): string {
  if (lineBreak) return '<br>';
  const tags = [sup && 'sup', sub && 'sub', bold && 'b', italic && 'i'].filter(
    (tag) => tag !== false,
  );
  return tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, textHtml(text));
}

/** A unit or comment with the laboratory's marks as bare tags; everything else in it is text. */
export function markedHtml(source: string): string {
  return parseMarkedText(source).map(runHtml).join('');
}
