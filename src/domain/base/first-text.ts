/** The first of some texts in which something stands; empty where nothing does. A blank one would leave a name empty to the eye. */
export function firstText(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? '';
}
