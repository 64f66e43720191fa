import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTranslation } from '@/i18n/translation';
import { parseMarkedText, scriptCharacters, type MarkedRun } from '@/lib/text/marked-text';

interface MarkedTextProps {
  /** A laboratory text that may hold sup, sub, b, i, del, img and br marks, such as `10<sup>6</sup>/µL`. */
  readonly source: string;
}

/** Seen as struck out; screen readers and the clipboard get the word for it. */
function Struck({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>({t('results.comment.struck')}: </VisuallyHidden>
      <s>{children}</s>
      <VisuallyHidden>)</VisuallyHidden>
    </>
  );
}

function PictureWord() {
  return useTranslation().t('results.comment.picture');
}

function Run({ run }: { readonly run: MarkedRun }) {
  if (run.lineBreak) return <br />;
  if (run.picture) return <PictureWord />;
  const written = scriptCharacters(run);
  let content = <>{written ?? run.text}</>;
  if (written === null && run.sup) content = <sup>{content}</sup>;
  if (written === null && run.sub) content = <sub>{content}</sub>;
  if (run.bold) content = <b>{content}</b>;
  if (run.italic) content = <i>{content}</i>;
  return content;
}

/** Runs in a row that are struck out together, or not at all. */
function struckTogether(runs: readonly MarkedRun[]): readonly (readonly MarkedRun[])[] {
  const parts: MarkedRun[][] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (last?.[0]?.struck === run.struck) last.push(run);
    else parts.push([run]);
  }
  return parts;
}

/**
 * Text first: the known marks become elements, every other character stays text. Powers are written with
 * raised characters where there are such: of `10<sup>6</sup>` screen readers and the clipboard make 106.
 */
export function MarkedText({ source }: MarkedTextProps) {
  return struckTogether(parseMarkedText(source)).map((part, at) => {
    const runs = part.map((run, position) => <Run key={position} run={run} />);
    return part[0]?.struck === true ? <Struck key={at}>{runs}</Struck> : runs;
  });
}
