import { useTranslation } from '@/i18n/translation';
import { parseMarkedText } from '@/lib/text/marked-text';

import classes from './marked-lines.module.css';
import { MarkedText } from './marked-text';

interface MarkedLinesProps {
  /** Texts with marks, and rows of cells with such texts. */
  readonly blocks: readonly (string | readonly (readonly string[])[])[];
  /** What kind of text it is; absent for the usual one. */
  readonly label?: string;
}

/** A text of the laboratory with its lists and columns; a picture is named, and that it can be asked for. */
export function MarkedLines({ blocks, label }: MarkedLinesProps) {
  const { t } = useTranslation();
  const hasPicture = blocks
    .flat(2)
    .some((text) => text.includes('<img>') && parseMarkedText(text).some(({ picture }) => picture));
  return (
    <div className={classes.text} dir="auto">
      {label !== undefined && <strong>{label} </strong>}
      {blocks.map((block, at) =>
        typeof block === 'string' ? (
          <MarkedText key={at} source={block} />
        ) : (
          <div key={at} className={classes.table}>
            <table>
              <tbody>
                {block.map((cells, row) => (
                  <tr key={row}>
                    {cells.map((cell, column) => (
                      <td key={column}>
                        <MarkedText source={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ),
      )}
      {hasPicture && <p className={classes.note}>{t('results.comment.pictureNote')}</p>}
    </div>
  );
}
