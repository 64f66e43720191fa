import { type RefObject, useState } from 'react';

import { EMPTY_LOGIN_FIELDS, readLogin, type LoginFields } from '@/domain/auth/login-fields';

/** The fields that must not be empty. */
type TypedField = 'user' | 'password';
const NONE: ReadonlySet<string> = new Set();

function problemsOf(fields: LoginFields): Partial<Record<TypedField, 'required'>> {
  const reading = readLogin(fields);
  return reading.ok ? {} : reading.problems;
}

/**
 * The fields of the sign-in. They are not kept by the library of the other forms, which would be a twentieth of all that the login
 * loads, but by themselves: the password is nowhere else (docs/promises.md B5). What is wrong with a field is told once it was left.
 */
export function useLoginFields(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState(() => problemsOf(EMPTY_LOGIN_FIELDS));
  const [left, setLeft] = useState(NONE);

  const input = (field: TypedField): HTMLInputElement | null => {
    const element = form.current?.elements.namedItem(field);
    return element instanceof HTMLInputElement ? element : null;
  };
  const read = (): Omit<LoginFields, 'documentType'> => ({
    user: input('user')?.value ?? '',
    password: input('password')?.value ?? '',
  });
  const check = () => {
    setProblems(problemsOf({ ...EMPTY_LOGIN_FIELDS, ...read() }));
  };
  const write = (field: TypedField, value: string) => {
    const element = input(field);
    if (element !== null) element.value = value;
    check();
  };
  const focus = (field: TypedField) => {
    input(field)?.focus();
  };

  return {
    isComplete: Object.keys(problems).length === 0,
    isUserMissing: left.has('user') && problems.user !== undefined,
    isPasswordMissing: left.has('password') && problems.password !== undefined,
    read,
    check,
    write,
    focus,
    leave: (field: string) => {
      setLeft(new Set([...left, field]));
    },
    /** The password was refused, or has changed: it is typed again. */
    askPasswordAgain: () => {
      write('password', '');
      setLeft(NONE);
      focus('password');
    },
  };
}

export type TypedFields = ReturnType<typeof useLoginFields>;
