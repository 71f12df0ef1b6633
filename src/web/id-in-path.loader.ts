import { data } from 'react-router';
import { isId } from '#kernel';

/** An id as an address names it. @throws 404 for what can’t be one, before anything is asked or said again. */
export function idInPath(id: string): string {
  if (!isId(id)) throw data(null, { status: 404 });
  return id;
}
