import { config } from 'zod/mini';

// Before any schema exists: the content security policy forbids compiling code from text.
config({ jitless: true });

/** For what people write and mistype: templates, files of an installation, forms. What servers send is read by `lib/wire/readers`. */
export * as z from 'zod/mini';
