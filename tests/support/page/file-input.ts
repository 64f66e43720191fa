/** The field behind a button for files, which nobody sees and no role names; throws where there is none. */
export function fileInput(inside: Element = document.body): HTMLInputElement {
  const input = inside.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no field for files');
  return input;
}
