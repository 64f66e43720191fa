/** Name of the field of the sign-in that says who enters: patients write the number of their document. */
export const USER_FIELD = /^(Usuario|Número de documento)$/;
