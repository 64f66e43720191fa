import { Text, Title } from '@mantine/core';

import { sensitivities, type Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { antibiogramMatrix } from '@/domain/results/antibiogram/antibiogram-matrix';
import { numberedMicroorganisms } from '@/domain/results/antibiogram/numbered-microorganisms';
import { useTranslation } from '@/i18n/translation';

import { AntibiogramMatrix } from './antibiogram-matrix';
import classes from './antibiogram.module.css';
import {
  AntibiogramInterpretation,
  AntibiogramMic,
  AntibioticName,
  OrganismComments,
} from './antibiogram-parts';

/** One microorganism: name, comment and its antibiotics. Without a single interpretation from the laboratory, no column for them. */
function AntibiogramOrganism({ microorganism }: { readonly microorganism: Microorganism }) {
  const { t } = useTranslation();
  const { name, antibiotics, unreadable } = microorganism;
  const shown = antibiotics.flatMap(sensitivities);
  const isInterpreted = shown.some(({ interpretation }) => interpretation.trim() !== '');
  return (
    <section className={classes.organism}>
      <Title order={3} size="h5" className={classes.name}>
        {name}
      </Title>
      <OrganismComments microorganism={microorganism} />
      {antibiotics.length === 0 ? (
        <Text c="dimmed">
          {t(unreadable > 0 ? 'results.antibiogram.unread' : 'results.antibiogram.noAntibiotics')}
        </Text>
      ) : (
        <table className={classes.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('results.antibiogram.antibiotic')}</th>
              <th scope="col">{t('results.antibiogram.mic')}</th>
              {isInterpreted && <th scope="col">{t('results.antibiogram.interpretation')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ antibiotic, mic, interpretation, method }, position) => (
              <tr key={position}>
                <th scope="row">
                  <AntibioticName name={antibiotic} />
                </th>
                <td>
                  <AntibiogramMic mic={mic} method={method} />
                </td>
                {isInterpreted && (
                  <td>
                    <AntibiogramInterpretation interpretation={interpretation} wording="shown" />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface AntibiogramProps {
  readonly microorganisms: readonly Microorganism[];
}

/** One microorganism as a table, several side by side as a matrix; those of one name with a number. */
export function Antibiogram({ microorganisms: found }: AntibiogramProps) {
  const microorganisms = numberedMicroorganisms(found);
  const rows = antibiogramMatrix(microorganisms);
  if (microorganisms.length > 1 && rows.length > 0) {
    return <AntibiogramMatrix microorganisms={microorganisms} rows={rows} />;
  }
  return microorganisms.map((microorganism, position) => (
    <AntibiogramOrganism key={position} microorganism={microorganism} />
  ));
}
