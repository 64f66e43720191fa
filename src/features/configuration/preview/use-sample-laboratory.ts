import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { useSettings } from '@/api/configuration/get-configuration';
import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { OWN_ORDERS } from '@/domain/orders/patient-orders';
import { recentOrders } from '@/domain/orders/recent-orders';
import { userTypeSettings } from '@/domain/user-types/user-type-edits';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { today } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';

import type { SampleLaboratory } from './sample-client';
import { useSampleWords } from './use-sample-words';

const SEARCHED_DAYS = 7;
const HOURS_AGO = 3 * 3_600_000;

/** The invented laboratory with the settings that the form around it holds, saved or not, for one type of user. */
export function useSampleLaboratory(type: UserTypeCode): SampleLaboratory {
  const saved = useSettings();
  const words = useSampleWords();
  const demographicName = useDemographicName();
  const { getValues } = useFormContext<AdministrationForm>();
  const [form] = useState(() => getValues());
  const [now] = useState(serverNow);
  // Its words are made anew with every drawing, and say the same.
  const [firstWords] = useState(words);
  return useMemo(() => {
    const settings = previewedSettings(saved, form.configuration);
    const userTypes = userTypeSettings(form.userTypes);
    const day = today();
    return {
      settings,
      values: form.configuration,
      userTypes,
      viewer: userTypes.find((one) => one.type === type) ?? {
        ...{ type, message: '', image: '', visible: false, confidential: false },
        ...{ quantityOrder: 0, onlyValidated: true },
      },
      demographicName,
      criteria:
        type === PATIENT
          ? OWN_ORDERS
          : recentOrders(settings.search.dateRange ? SEARCHED_DAYS : 1, day),
      words: firstWords,
      time: { today: day, takenAt: now - HOURS_AGO, orderDigits: settings.search.orderDigits },
    };
  }, [saved, form, type, demographicName, firstWords, now]);
}
