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
