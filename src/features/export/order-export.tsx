import { Button, Stack, Text, Title } from '@mantine/core';

import { useSettings } from '@/api/configuration/get-configuration';
import { orderBundle } from '@/domain/export/fhir/order-bundle';
import { tableRow } from '@/domain/export/order-table';
import { birthMidnight } from '@/api/wire/birth-midnight';
import { formatInstant } from '@/lib/dates/dates';
import { createBlobUrl } from '@/lib/files/blob-urls';
import { downloadUrl } from '@/lib/files/download';
import { randomUuid } from '@/lib/random-uuid';
import { serverNow } from '@/lib/session/server-clock';

import { ExportBar } from './export-bar';
import type { ExportedOrder } from './order-export-button';
import { useOwner } from './use-owner';
import { EXPORT_COLUMNS } from '@/features/results/grid/columns';
import { useRowWords } from '@/features/results/use-row-words';
import { useTranslation } from '@/i18n/translation';

const FHIR_TYPE = 'application/fhir+json';

/** An order's results as table, as file and for other systems. */
export function OrderExport({ order, tests, isPartial }: ExportedOrder) {
  const { t } = useTranslation();
  const { branding } = useSettings();
  const words = useRowWords();
  const owner = useOwner();
  const fileName = t('export.file', { order: order.order });
  const table = {
    owner: owner(order, order.order),
    heads: EXPORT_COLUMNS.map(({ heading }) => t(heading)),
    rows: tests.map((test) => tableRow(EXPORT_COLUMNS, test, words)),
  };
  const bundle = () => {
    const json = orderBundle({
      order,
      tests,
      isPartial,
      laboratory: branding.entity || branding.title || t('app.name'),
      systems: `${location.origin}/id`,
      now: serverNow(),
      dayOfBirth: (birth) => formatInstant(birthMidnight(birth), 'YYYY-MM-DD'),
      newId: randomUuid,
      words: { ...words, title: t('export.report'), noArea: t('results.noArea') },
    });
    downloadUrl(createBlobUrl(json, FHIR_TYPE), `${fileName}.fhir.json`);
  };
  return (
    <Stack gap="md">
      {isPartial && <Text role="note">{t('export.partial')}</Text>}
      {tests.some(({ antibiogram }) => antibiogram !== 'none') && (
        <Text role="note">{t('export.noAntibiograms')}</Text>
      )}
      <ExportBar table={table} fileName={fileName} sheet={t('export.sheet')} />
      <section>
        <Title order={3} size="h6">
          {t('export.fhir.title')}
        </Title>
        <Text size="sm" mb="xs">
          {t('export.fhir.about')}
        </Text>
        <Button variant="default" onClick={bundle}>
          {t('export.fhir.download')}
        </Button>
      </section>
    </Stack>
  );
}
