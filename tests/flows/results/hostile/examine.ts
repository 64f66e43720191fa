/** Marks of the laboratory's texts, which carry nothing. */
const MARKS = new Set(['sup', 'sub', 'b', 'i', 'em', 'strong', 'br']);
/** What rich texts may hold besides. */
const RICH = new Set(
  (
    'p br b strong i em u s sub sup h1 h2 h3 h4 ul ol li blockquote hr a span div ' +
    'table thead tbody tr td th'
  ).split(' '),
);
const RICH_ATTRIBUTES = new Set(['href', 'colspan', 'rowspan', 'target', 'rel', 'is']);
const PICTURE_ATTRIBUTES = new Set(['src', 'alt', 'width', 'height']);
const SAFE_ADDRESS = /^(?:https:|mailto:|tel:|data:image\/(?:png|jpeg|gif|webp);base64,)/i;
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'srcset'];

/** An element by its kind and the names of its attributes. */
export function signature(element: Element): string {
  return [element.localName, ...element.getAttributeNames().toSorted()].join(' ');
}

/** The signatures of everything below a root. */
export function signaturesOf(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('*')].map(signature);
}

function unsafeAddresses(element: Element): readonly string[] {
  return ADDRESSES.flatMap((name) => {
    const address = element.getAttribute(name);
    const isLocal = address === '' || address?.startsWith('#') === true;
    return address === null || isLocal || SAFE_ADDRESS.test(address) ? [] : [`${name}=${address}`];
  });
}

/** Elements whose kind or attributes no harmless text brings about, handlers, and addresses that run or lead elsewhere. */
export function strangers(root: ParentNode, harmless: ReadonlySet<string>): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const names = element.getAttributeNames();
    const isMark = MARKS.has(element.localName) && names.length === 0;
    return [
      ...(isMark || harmless.has(signature(element)) ? [] : [signature(element)]),
      ...names.filter((name) => name.startsWith('on')),
      ...names.filter(
        (name) => /url\(|@import/i.test(element.getAttribute(name) ?? '') && name === 'style',
      ),
      ...unsafeAddresses(element),
    ];
  });
}

/** What of rich text, once drawn, is outside its allow-list; pictures only where mails may have them. */
export function problemsOfRich(root: ParentNode, withPictures: boolean): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const isPicture = withPictures && element.localName === 'img';
    const attributes = isPicture ? PICTURE_ATTRIBUTES : RICH_ATTRIBUTES;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    return [
      ...(isHtml && (isPicture || RICH.has(element.localName)) ? [] : [signature(element)]),
      ...element.getAttributeNames().filter((name) => !attributes.has(name)),
      ...unsafeAddresses(element),
    ];
  });
}

/** The same for markup, as a browser would read it. */
export function problemsOfMarkup(markup: string, withPictures: boolean): readonly string[] {
  return problemsOfRich(new DOMParser().parseFromString(markup, 'text/html').body, withPictures);
}
