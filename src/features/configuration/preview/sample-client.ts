import { QueryClient } from '@tanstack/react-query';

import { areasOptions } from '@/api/catalogues/get-areas';
import { documentTypesOptions } from '@/api/catalogues/get-document-types';
import { webQueryDemographicOptions } from '@/api/catalogues/get-web-query-demographic';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { orderSearchOptions } from '@/api/orders/filter-orders';
import { orderResultsOptions, visibleResults } from '@/api/orders/get-order-results';
import { previousHistoriesOptions, testsWithPrevious } from '@/api/orders/get-previous-values';
import { orderHeadOptions } from '@/api/reports/get-order-head';
import { userTypesOptions } from '@/api/user-types/get-user-types';
import { PATIENT } from '@/domain/auth/user-type';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { NOTHING_LOST } from '@/domain/configuration/configuration-entry';
import type { EditorValues } from '@/domain/configuration/editor-values';
import type { Settings } from '@/domain/configuration/settings';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { sampleHistories, sampleOrders, type SampleTime } from '@/domain/sample/sample-orders';
import { sampleAreas, sampleTests } from '@/domain/sample/sample-tests';
import type { SampleWords } from '@/domain/sample/sample-words';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';

/** What the invented laboratory is made of. */
export interface SampleLaboratory {
  readonly settings: Settings;
  /** What servers obey by themselves. */
  readonly values: Pick<EditorValues, 'MostrarResultado'>;
  readonly userTypes: readonly UserTypeSetting[];
  /** The type that looks at it. */
  readonly viewer: UserTypeSetting;
  /** Name of the web-query demographic; null where there is none. */
  readonly demographicName: string | null;
  readonly criteria: SearchCriteria;
  readonly words: SampleWords;
  readonly time: SampleTime;
}

/** A cache that asks nobody: what is not put into it stays unknown, whatever a screen would ask for. */
class SilentClient extends QueryClient {
  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => ({
    ...super.defaultQueryOptions(options),
    enabled: false,
  });
}

/** Only verified results (MostrarResultado), as servers then deliver them. */
const ONLY_VERIFIED = '0';

/** What the screens find in the invented laboratory: settings, user types, orders and results, as the viewer may have them. */
export function sampleClient(laboratory: SampleLaboratory): QueryClient {
  const { settings, values, userTypes, viewer, words, time } = laboratory;
  const client = new SilentClient();
  const whole = <Item>(items: readonly Item[]) => ({ items, unreadable: 0 });
  client.setQueryData(configurationOptions().queryKey, {
    ...{ settings, unread: NOTHING_LOST, entries: 1 },
  });
  client.setQueryData(userTypesOptions().queryKey, whole(userTypes));
  client.setQueryData(areasOptions().queryKey, whole(sampleAreas(words)));
  client.setQueryData(
    documentTypesOptions().queryKey,
    whole([{ id: 1, abbreviation: words.documentType, name: words.documentType }]),
  );
  if (laboratory.demographicName !== null) {
    const demographic = { id: 1, name: laboratory.demographicName };
    client.setQueryData(webQueryDemographicOptions().queryKey, demographic);
  }

  const { onlyValidated, confidential, quantityOrder } = viewer;
  const orders = sampleOrders(words, time, viewer.type === PATIENT ? 'own' : 'all');
  const listed = quantityOrder === 0 ? orders : orders.slice(0, quantityOrder);
  const search = orderSearchOptions({ ...laboratory.criteria, onlyValidated });
  client.setQueryData(search.queryKey, whole(listed));

  const [opened] = orders;
  if (opened === undefined) return client;
  const rules = visibilityRules(settings.results, {
    onlyValidated,
    authorization: { confidential },
  });
  const { order, patientIdDB } = opened;
  const delivered = sampleTests(words, { order, takenAt: time.takenAt }).filter(
    ({ verificationDate }) =>
      values.MostrarResultado !== ONLY_VERIFIED || verificationDate !== null,
  );
  const results = visibleResults(whole(delivered), { areaId: ALL_AREAS, rules });
  const request = { order, patientIdDB, areaId: ALL_AREAS, rules };
  client.setQueryData(orderResultsOptions(request).queryKey, results);
  client.setQueryData(orderHeadOptions(opened).queryKey, {
    ...{ physician: words.physician, service: words.service, branch: words.branch },
    ...{ documentType: words.documentType, patient: null, comments: [] },
  });
  const asked = testsWithPrevious(results.tests);
  const histories = previousHistoriesOptions({
    ...{ patient: opened, order, asked, settings: settings.results, rules },
  });
  if (
    settings.results.historyTable ||
    settings.results.historyChart ||
    settings.results.historyCombined
  ) {
    client.setQueryData(histories.queryKey, whole(sampleHistories(asked)));
  }
  return client;
}
