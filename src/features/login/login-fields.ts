import { z } from '@/lib/zod';
const notBlank = z.refine<string>((value) => value.trim() !== '');

/** What the sign-in form holds. The user is sent without surrounding spaces, the password exactly as typed. */
export const loginFieldsSchema = z.object({
  user: z.string().check(notBlank, z.trim()),
  password: z.string().check(notBlank),
  /** Id of the chosen document type, empty when none is. */
  documentType: z.string(),
});

export type LoginFields = z.infer<typeof loginFieldsSchema>;

export const EMPTY_LOGIN_FIELDS: LoginFields = { user: '', password: '', documentType: '' };
