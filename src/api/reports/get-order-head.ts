import { queryOptions } from '@tanstack/react-query';

import { orderKeys } from '@/api/orders/order-keys';
import type { OrderIdentity } from '@/domain/orders/order-summary';
import type { NamedPatient } from '@/domain/orders/patient-contradiction';
import {
  boolean,
  innerListOf,
  integer,
  orElse,
  record,
  text,
  UNREADABLE,
} from '@/lib/wire/readers';

import { codedName, physicianName } from './readers/coded-name';
import { getOrderHeader } from './get-order-header';

/** What the list and the results of an order leave out: who asked for it, from where, and what the laboratory notes on it. */
export interface OrderHead {
  /** Full name of the physician; empty when unknown, as are the others. */
  readonly physician: string;
  readonly service: string;
  /** The site where the order was taken. */
  readonly branch: string;
  /** Short form of the patient's document type. */
  readonly documentType: string;
  /** Whose the order is, as the LIS has it; null when it does not say. */
  readonly patient: NamedPatient | null;
  /** Comments that go on the report, as stored. */
  readonly comments: readonly string[];
}

const NOTHING: OrderHead = {
  physician: '',
  service: '',
  branch: '',
  documentType: '',
  patient: null,
  comments: [],
};

const documentType = orElse(
  record({ id: integer, abbr: text }, (type) => type),
  { id: null, abbr: '' },
);

const patientReader = record(
  {
    id: integer,
    patientId: text,
    documentType,
    name1: text,
    name2: text,
    lastName: text,
    surName: text,
  },
  ({ id, documentType: type, ...patient }) => ({
    shortType: type.abbr,
    named: { ...patient, patientIdDB: id ?? 0, documentTypeId: type.id ?? 0 },
  }),
);

const headReader = record(
  {
    physician: physicianName,
    service: codedName,
    branch: codedName,
    patient: orElse(patientReader, null),
    comments: innerListOf(record({ comment: text, print: boolean }, (comment) => comment)),
  },
  ({ physician, service, branch, patient, comments }): OrderHead => ({
    physician: physician.name,
    service: service.name,
    branch: branch.name,
    documentType: patient?.shortType ?? '',
    patient: patient?.named ?? null,
    comments: comments.items
      .filter(({ comment, print }) => comment !== '' && print !== false)
      .map(({ comment }) => comment),
  }),
);

/** The head of an order by the LIS's header call; nothing of it is known where the LIS has no such order. */
export function orderHeadOptions({ order, patientIdDB }: OrderIdentity) {
  return queryOptions({
    queryKey: orderKeys.head({ order, patientIdDB }),
    queryFn: async ({ signal }) => {
      const head = headReader(await getOrderHeader(order, signal));
      return head === UNREADABLE ? NOTHING : head;
    },
    staleTime: Infinity,
    retry: false,
  });
}
