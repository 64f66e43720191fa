import { Box, Text, Title, VisuallyHidden } from '@mantine/core';

import type { AntibiogramRow } from '@/domain/results/antibiogram/antibiogram-matrix';
import {
  type Microorganism,
  sensitivities,
  type Sensitivity,
} from '@/domain/results/antibiogram/antibiogram';
import { susceptibility } from '@/domain/results/antibiogram/susceptibility';
import { useTranslation } from '@/i18n/translation';
import { usePrinting } from '@/ui/window/use-printing';

import classes from './antibiogram.module.css';
import {
  AntibiogramInterpretation,
  AntibiogramMic,
  AntibioticName,
  OrganismComments,
} from './antibiogram-parts';

const CATEGORIES = ['S', 'I', 'R'] as const;

interface AntibiogramLegendProps {
  readonly microorganisms: readonly Microorganism[];
}

/** What the marks of the matrix mean; only the letters that occur. */
function AntibiogramLegend({ microorganisms }: AntibiogramLegendProps) {
  const { t } = useTranslation();
  const present = new Set(
    microorganisms.flatMap(({ antibiotics }) =>
      antibiotics
        .flatMap(sensitivities)
        .map(({ interpretation }) => susceptibility(interpretation)),
    ),
  );
  return (
    <Text component="div" size="sm" className={classes.legend}>
      {CATEGORIES.filter((category) => present.has(category)).map((category) => (
        <span key={category}>
          <AntibiogramInterpretation interpretation={category} wording="shown" />
        </span>
      ))}
      <span>{t('results.antibiogram.matrixNote')}</span>
      {microorganisms.some(({ unreadable }) => unreadable > 0) && (
        <span>{t('results.antibiogram.unknownNote')}</span>
      )}
    </Text>
  );
}

interface AntibiogramMatrixProps {
  readonly microorganisms: readonly Microorganism[];
  readonly rows: readonly AntibiogramRow[];
}

/** The widest names of so many stand beside that of the antibiotic on an upright sheet. */
const MOST_ON_PAPER = 4;

interface MatrixCellProps {
  readonly results: readonly Sensitivity[];
  /** Rows of the microorganism could not be read: an empty cell does not mean that it was not tested. */
  readonly hasGaps: boolean;
}

function MatrixCell({ results, hasGaps }: MatrixCellProps) {
  const { t } = useTranslation();
  if (results.length === 0 && hasGaps) {
    return (
      <>
        <span aria-hidden>{'?'}</span>
        <VisuallyHidden>{t('results.antibiogram.unknown')}</VisuallyHidden>
      </>
    );
  }
  if (results.length === 0) {
    return <VisuallyHidden>{t('results.antibiogram.notTested')}</VisuallyHidden>;
  }
  return results.map(({ mic, interpretation, method }, position) => (
    <div key={position} className={classes.pair}>
      <AntibiogramMic mic={mic} method={method} />{' '}
      <AntibiogramInterpretation interpretation={interpretation} wording="spoken" />
    </div>
  ));
}

/** One row per antibiotic, one column per microorganism. */
function MatrixTable({ microorganisms, rows }: AntibiogramMatrixProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="region"
      aria-label={t('results.antibiogram.organisms')}
      tabIndex={0}
      className={classes.scroller}
    >
      <table className={classes.table} aria-label={t('results.antibiogram.title')}>
        <thead>
          <tr>
            <th scope="col">{t('results.antibiogram.antibiotic')}</th>
            {microorganisms.map(({ name }, position) => (
              <th key={position} scope="col">
                <span className={classes.name}>{name}</span>{' '}
                <span className={classes.measure}>{t('results.antibiogram.mic')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ antibiotic, cells }) => (
            <tr key={antibiotic}>
              <th scope="row">
                <AntibioticName name={antibiotic} />
              </th>
              {cells.map((results, position) => (
                <td key={position}>
                  <MatrixCell
                    results={results}
                    hasGaps={(microorganisms[position]?.unreadable ?? 0) > 0}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/**
 * Several microorganisms side by side: one row per antibiotic, which stays in sight while the columns scroll, then the comments
 * on the microorganisms. Paper does not scroll: there the next ones stand below.
 */
export function AntibiogramMatrix({ microorganisms, rows }: AntibiogramMatrixProps) {
  const columns = usePrinting() ? MOST_ON_PAPER : microorganisms.length;
  const tables = Array.from(
    { length: Math.ceil(microorganisms.length / columns) },
    (_, at) => [at * columns, (at + 1) * columns] as const,
  );
  const commented = microorganisms.filter(({ comment, count = '', complement = '' }) =>
    [comment, count, complement].some((text) => text.trim() !== ''),
  );
  return (
    <>
      {tables.map((part) => (
        <MatrixTable
          key={part[0]}
          microorganisms={microorganisms.slice(...part)}
          rows={rows.map(({ antibiotic, cells }) => ({ antibiotic, cells: cells.slice(...part) }))}
        />
      ))}
      <AntibiogramLegend microorganisms={microorganisms} />
      {commented.map((microorganism, position) => (
        <section key={position} className={classes.organism}>
          <Title order={3} size="h5" className={classes.name}>
            {microorganism.name}
          </Title>
          <OrganismComments microorganism={microorganism} />
        </section>
      ))}
    </>
  );
}
