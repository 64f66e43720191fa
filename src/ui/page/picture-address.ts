const HEADS: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
];

/**
 * The data URL of a picture that a server sent as bare base64 or as a data URL. Its own first bytes say what it is; anything but
 * PNG, JPEG and GIF gives an empty text.
 */
export function pictureAddress(base64: string): string {
  const bare = base64.replace(/^data:[^,]{0,200},/, '').replaceAll(/\s/g, '');
  const type = HEADS.find(([head]) => bare.startsWith(head))?.[1];
  return type === undefined ? '' : `data:${type};base64,${bare}`;
}
