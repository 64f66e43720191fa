/** Where Quill keeps the cursor while a format is on and nothing is typed yet. */
const CURSOR = /<span class="ql-cursor">\ufeff*<\/span>|\ufeff/g;
const HARD_SPACE = '&nbsp;';
const NOTHING = /^(?:<p><br><\/p>)*$/;

/**
 * The editor's text as it is stored. Quill writes every space as a hard one, which no screen could break lines at, and an empty
 * line as a paragraph without height; a text of empty lines only is none.
 */
export function storedHtml(semantic: string): string {
  const html = semantic
    .replaceAll(CURSOR, '')
    .replaceAll(/(?:&nbsp;)+/g, (run) => run.slice(HARD_SPACE.length).concat(' '))
    .replaceAll('<p></p>', '<p><br></p>');
  return NOTHING.test(html) ? '' : html;
}

/** Elements that come out of the editor as what they were; `div` and `span` carry no meaning of their own. */
const KEPT = new Set(
  'p br b strong i em u s strike sub sup h1 h2 h3 h4 ul ol li blockquote a div span'.split(' '),
);
const LOOKS =
  /<[a-z][^<>]*\s(?:(?:style|align|color|bgcolor|face|size)\s*=|href\s*=\s*["']?http:)/i;

/** True when the editor would lose something of a stored text: a table, a rule, colours, an unsafe link. */
export function losesParts(html: string, withPictures: boolean): boolean {
  const tags = [...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  return LOOKS.test(html) || tags.some((tag) => !KEPT.has(tag) && !(withPictures && tag === 'img'));
}
