import { data } from 'react-router';

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** The page of a list that an address asks for, 1 without a number. @throws 404 for the number of no page. */
export function askedPage(request: Request): number {
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  if (!PAGE_NUMBER.test(page)) throw data(null, { status: 404 });
  return Number(page);
}
