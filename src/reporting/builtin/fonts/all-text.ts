/** Fields that hold pictures; their base64 is no text to print. */
const PICTURE_FIELDS = new Set(['laboratoryLogo', 'picture']);

/** Every text of a document, in one. */
export function allText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name]) => !PICTURE_FIELDS.has(name))
    .map(([, inner]) => allText(inner))
    .join('');
}
