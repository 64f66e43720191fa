import { useTranslation } from 'react-i18next';

import { lineBlocks, withPictureWord } from '@/domain/base/markup/marked-lines';

import classes from './marked-lines.module.css';
import { MarkedText } from './marked-text';

interface MarkedLinesProps {
  /** Lines of `domain/base/markup/marked-lines`. */
  readonly lines: readonly string[];
  /** What kind of text it is; absent for the usual one. */
  readonly label?: string;
}

/** A text of the laboratory with its lists and columns; a picture is named, and that it can be asked for. */
export function MarkedLines({ lines, label }: MarkedLinesProps) {
  const { t } = useTranslation();
  const hasPicture = lines.some((line) => withPictureWord(line, { picture: '' }) !== line);
  return (
    <div className={classes.text} dir="auto">
      {label !== undefined && <strong>{label} </strong>}
      {lineBlocks(lines).map((block, at) =>
        block.kind === 'text' ? (
          <MarkedText key={at} source={block.lines.join('\n')} />
        ) : (
          <div key={at} className={classes.table}>
            <table>
              <tbody>
                {block.rows.map((cells, row) => (
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
