/** What every report is printed on. */
export const PAPER = '#ffffff';

/** A colour that shows on it, for a template that had none of its own. */
export const INK = '#1f2937';
