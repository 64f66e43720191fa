import { type RefObject, useState } from 'react';

import { EMPTY_LOGIN_FIELDS, readLogin, type LoginFields } from '@/domain/auth/login-fields';

/** The fields that must not be empty. */
type TypedField = 'user' | 'password';

type Problems = Partial<Record<TypedField, 'required'>>;

function problemsOf(fields: LoginFields): Problems {
  const reading = readLogin(fields);
  return reading.ok ? {} : reading.problems;
}

/**
 * The fields of the sign-in. They are not kept by the library of the other forms, which would be a twentieth of all that the login
 * loads, but by themselves: the password is nowhere else. What is missing is told once somebody tried to sign in.
 */
export function useLoginFields(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState(() => problemsOf(EMPTY_LOGIN_FIELDS));
  const [isTold, setIsTold] = useState(false);

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
  const hold = ({ user, password }: LoginFields) => {
    const now = read();
    return now.user.trim() === user && now.password === password;
  };
  const focus = (field: TypedField) => {
    input(field)?.focus();
  };

  return {
    isUserMissing: isTold && problems.user !== undefined,
    isPasswordMissing: isTold && problems.password !== undefined,
    read,
    check,
    write,
    focus,
    /** Whether nothing else was typed since these were sent. */
    hold,
    /** Tells what is missing, from the first missing field on. */
    complain: (missing: Problems) => {
      setProblems(missing);
      setIsTold(true);
      focus(missing.user === undefined ? 'password' : 'user');
    },
    /** The password was refused, or has changed: it is typed again. */
    askPasswordAgain: () => {
      write('password', '');
      setIsTold(false);
      focus('password');
    },
  };
}

export type TypedFields = ReturnType<typeof useLoginFields>;
