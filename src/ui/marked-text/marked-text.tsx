import { parseMarkedText, type MarkedRun } from '@/lib/text/marked-text';

interface MarkedTextProps {
  /** A laboratory text that may hold sup, sub, b, i and br marks, such as `10<sup>6</sup>/µL`. */
  readonly source: string;
}

function Run({ run }: { readonly run: MarkedRun }) {
  if (run.lineBreak) return <br />;
  let content = <>{run.text}</>;
  if (run.sup) content = <sup>{content}</sup>;
  if (run.sub) content = <sub>{content}</sub>;
  if (run.bold) content = <b>{content}</b>;
  if (run.italic) content = <i>{content}</i>;
  return content;
}

/** Text first: the known marks become elements, every other character stays text (docs/promises.md, Text first). */
export function MarkedText({ source }: MarkedTextProps) {
  return parseMarkedText(source).map((run, position) => <Run key={position} run={run} />);
}
