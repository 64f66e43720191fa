/** What the editor's pictures may be; the size in kilobytes. */
export const PICTURE_KINDS = ['png', 'jpeg'] as const;
export const MAX_PICTURE_BYTES = 100 * 1024;

/** For what is only shown on screen, a GIF will do on the customer data screen as well; paper takes none. */
export const CUSTOMER_PICTURE_KINDS = ['png', 'jpeg', 'gif'] as const;
/** A background fills a screen. Every visitor loads it, with a third more for each of its three encodings, before the login. */
export const MAX_BACKGROUND_BYTES = 300 * 1024;
