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

/** Tags that the engine may measure text with. None loads anything, runs anything or changes how the rest is read. */
const TAG = /<(\/?)(b|strong|i|em|u|s|sup|sub|br|p|div|span|font|ul|ol|li)(?=[\s/>])[^<>]*>/gi;

function escapeTags(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * HTML that the engine wants to measure, reduced to bare harmless tags; every other `<` becomes text. What is in the report itself
 * does not pass through here.
 */
export function measuredHtml(source: string): string {
  let html = '';
  let position = 0;
  for (const tag of source.matchAll(TAG)) {
    const [whole, slash = '', name = ''] = tag;
    html += `${escapeTags(source.slice(position, tag.index))}<${slash}${name.toLowerCase()}>`;
    position = tag.index + whole.length;
  }
  return html + escapeTags(source.slice(position));
}
