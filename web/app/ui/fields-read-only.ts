import { createContext } from 'react';

/** Whether the fields of a form only show what was typed. Their text can still be selected and copied. */
export const FieldsReadOnly = createContext(false);
