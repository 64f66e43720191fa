import { Text, Title } from '@mantine/core';

import { sensitivities, type Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { useTranslation } from '@/i18n/translation';

import classes from './antibiogram.module.css';
import { AntibiogramInterpretation } from './antibiogram-interpretation';
import { AntibiogramMic } from './antibiogram-mic';
import { AntibioticName } from './antibiotic-name';
import { OrganismComments } from './organism-comments';

interface AntibiogramOrganismProps {
  readonly microorganism: Microorganism;
}

/** One microorganism: name, comment and its antibiotics. Without a single interpretation from the laboratory, no column for them. */
export function AntibiogramOrganism({ microorganism }: AntibiogramOrganismProps) {
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
