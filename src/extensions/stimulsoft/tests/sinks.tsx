import { markedHtml, textHtml } from '@/extensions/stimulsoft/marked-html';
import { parseMarkedText } from '@/lib/text/marked-text';
import { readText } from '@/lib/wire/scalars';
import type { Sink } from '@tests/flows/results/hostile/sinks';

/** Markup for the licensed engine, as that engine takes it: read by a parser. */
function Parsed({ markup }: { readonly markup: string }) {
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

export const SINKS: readonly Sink[] = [
  {
    name: 'texts of a report',
    kind: 'text',
    draw: (source) => (
      <>
        <Parsed markup={markedHtml(readText(source))} />
        <Parsed markup={textHtml(readText(source))} />
      </>
    ),
    shown: (source) => parseMarkedText(readText(source)).flatMap(({ text }) => text.split('\n')),
  },
];
