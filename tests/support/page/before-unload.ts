/** Whether the browser would ask before the page goes away. */
export const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
