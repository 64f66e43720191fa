/** The parts of a patient's name, in the LIS's words. */
export interface NameParts {
  readonly name1: string;
  readonly name2: string;
  readonly lastName: string;
  readonly surName: string;
}

/** First names, then surnames; empty parts leave no gap. */
export function fullName({ name1, name2, lastName, surName }: NameParts): string {
  return [name1, name2, lastName, surName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}
