import type { Outcome } from './check-site';

const PRINTED = 'printed';

/** A cell may hold no bar and no line break. */
function inCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
}

function noteOf({ refusal, missing }: Outcome): string {
  if (refusal !== '') return `refused: \`${inCell(refusal)}\``;
  return missing.length === 0
    ? ''
    : `missing: ${missing.map((text) => `\`${inCell(text)}\``).join(', ')}`;
}

/** Template by order, in Markdown: what was printed, what was refused and what a print lacks, the reasons below. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const orders = [...new Set(outcomes.map(({ order }) => order))];
  const notes = [...new Set(outcomes.map(noteOf))].filter((note) => note !== '');
  const cellOf = (outcome: Outcome) => {
    const note = noteOf(outcome);
    if (note === '') return PRINTED;
    const said = outcome.refusal === '' ? `${outcome.missing.length} missing` : 'refused';
    return `${said} (${notes.indexOf(note) + 1})`;
  };
  const templates = [...new Set(outcomes.map(({ template }) => template))];
  const rows = templates.map((template) => [
    `\`${template}\``,
    ...outcomes.filter((outcome) => outcome.template === template).map(cellOf),
  ]);
  const lines = [['Template', ...orders], ['---', ...orders.map(() => '---')], ...rows];
  const table = lines.map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n');
  const list = notes.map((note, at) => `${at + 1}. ${note}`).join('\n');
  return list === '' ? table : `${table}\n\n${list}`;
}
