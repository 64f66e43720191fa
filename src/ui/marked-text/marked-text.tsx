import { parseMarkedText, scriptCharacters, type MarkedRun } from '@/lib/text/marked-text';

interface MarkedTextProps {
  /** A laboratory text that may hold sup, sub, b, i and br marks, such as `10<sup>6</sup>/µL`. */
  readonly source: string;
}

function Run({ run }: { readonly run: MarkedRun }) {
  if (run.lineBreak) return <br />;
  const written = scriptCharacters(run);
  let content = <>{written ?? run.text}</>;
  if (written === null && run.sup) content = <sup>{content}</sup>;
  if (written === null && run.sub) content = <sub>{content}</sub>;
  if (run.bold) content = <b>{content}</b>;
  if (run.italic) content = <i>{content}</i>;
  return content;
}

/**
 * Text first: the known marks become elements, every other character stays text (docs/promises.md, Text first). Powers are written with
 * raised characters where there are such: of `10<sup>6</sup>` screen readers and the clipboard make 106.
 */
export function MarkedText({ source }: MarkedTextProps) {
  return parseMarkedText(source).map((run, position) => <Run key={position} run={run} />);
}
