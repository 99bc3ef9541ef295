import { useNavigate } from 'react-router';
import { choicesIn } from '../search/choices-in.ts';
import { listAddress, readListQuery } from './list-query.ts';

/** The search and the filters belong to this form. They are in several places of the page. */
export const listFormId = 'list-form';

export const listPauseMilliseconds = 350;

/** While the visitor types, each list replaces the last one in the history of the browser. */
export function useShowList() {
  const navigate = useNavigate();
  return (form: HTMLFormElement, typed: boolean): void => {
    const address = listAddress(readListQuery(choicesIn(form)));
    void navigate(address, { replace: typed, preventScrollReset: true });
  };
}
