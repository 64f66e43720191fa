/** What is wrong with a paper, or with a template whatever the order. */
export interface Fault {
  readonly kind: keyof typeof FAULTS;
  readonly text: string;
}

/** What one and several of a kind are called. */
export const FAULTS = {
  version: ['made by a newer designer', 'made by newer designers'],
  label: ['label blank', 'labels blank'],
  cut: ['text cut behind "<"', 'texts cut behind "<"'],
  missing: ['text missing', 'texts missing'],
  apart: ['text apart from its test', 'texts apart from their tests'],
  clipped: ['text clipped by its box', 'texts clipped by their boxes'],
  areas: ['area under the head of another', 'areas under the head of another'],
  page: ['page without its head', 'pages without their head'],
} as const;
