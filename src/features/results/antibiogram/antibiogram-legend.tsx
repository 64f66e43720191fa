import { Text } from '@mantine/core';

import { sensitivities, type Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { susceptibility } from '@/domain/results/antibiogram/susceptibility';
import { useTexts } from '@/i18n/texts';

import classes from './antibiogram.module.css';
import { AntibiogramInterpretation } from './antibiogram-interpretation';

const CATEGORIES = ['S', 'I', 'R'] as const;

interface AntibiogramLegendProps {
  readonly microorganisms: readonly Microorganism[];
}

/** What the marks of the matrix mean; only the letters that occur. */
export function AntibiogramLegend({ microorganisms }: AntibiogramLegendProps) {
  const t = useTexts();
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
