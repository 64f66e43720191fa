import classes from './facts.module.css';

/** A label and what is known under it. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  /** Empty when unknown. */
  readonly value: string;
}

/** What is known, label by label; nothing where all of it is unknown. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {known.map(({ key, label, value }) => (
        <div key={key} data-fact={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
