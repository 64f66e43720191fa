/** What the editor's pictures may be (docs/behaviour.md §5: jpg, jpeg, png; maxsize 100, in kilobytes). */
export const PICTURE_KINDS = ['png', 'jpeg'] as const;
export const MAX_PICTURE_BYTES = 100 * 1024;

/** For what is only shown on screen, a GIF will do on the customer data screen as well (docs/behaviour.md §5); paper takes none. */
export const CUSTOMER_PICTURE_KINDS = ['png', 'jpeg', 'gif'] as const;
/** A background fills a screen. Every visitor loads it, with a third more for each of its three encodings, before the login. */
export const MAX_BACKGROUND_BYTES = 300 * 1024;
