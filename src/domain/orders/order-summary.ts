/** An order's results in two numbers. */
interface ResultsSummary {
  /** The gravest pathology code. */
  readonly maxPathology: number;
  /** Tests that are not validated. */
  readonly pending: number;
}

/** An order as the search lists it. */
export interface OrderSummary {
  /** Full order number as text: year, month, day and the daily number. Never a JavaScript number. */
  readonly order: string;
  /** Database id of the patient; key of the history call. */
  readonly patientIdDB: number;
  readonly patientId: string;
  /** Id of the document type, 0 when unknown. */
  readonly documentTypeId: number;
  readonly documentType: string;
  readonly name1: string;
  readonly name2: string;
  readonly lastName: string;
  readonly surName: string;
  /** 1 male, 2 female, 3 undefined, 4 both; null when absent. */
  readonly sex: number | null;
  /** Epoch milliseconds; null when unknown. */
  readonly birthday: number | null;
  /** What some servers tell of the order's results. */
  readonly summary?: ResultsSummary;
}

/** What names an order: once the laboratory corrected whose it is, the same number is another order. */
export type OrderIdentity = Pick<OrderSummary, 'order' | 'patientIdDB'>;
