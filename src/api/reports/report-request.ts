/** Which tests a report takes: 0 validated and printed, 2 all states. */
type TypeReport = 0 | 2;

/** The body of both report calls. Servers differ in the name of the attachment switch, so both are sent. */
export function reportRequest(header: Readonly<Record<string, unknown>>, typeReport: TypeReport) {
  return {
    printOrder: [{ physician: null, listOrders: [{ order: header }] }],
    typeReport,
    attached: true,
    isAttached: true,
  };
}
