/** What a row's head names: that of a test may say more than its name. */
export function nameInHead(head: HTMLElement): string {
  const { textContent } = head.querySelector('h3, span') ?? head;
  return (textContent === '' ? head.textContent : textContent).trim();
}

/** Everything that the page says, to eyes and to screen readers. */
export function wordsOfPage(): string {
  const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
    ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  );
  return [document.title, document.body.textContent, ...labels].join('\n');
}

/** The descriptions of all pictures, null for one that has none, not even an empty one. */
export function pictureDescriptions(place: HTMLElement): readonly (string | null)[] {
  return [...place.querySelectorAll('img')].map((picture) => picture.getAttribute('alt'));
}
