import { useParams } from 'react-router';

/** Where the steps of a reservation stand: below a partner’s path, where they were begun there. */
export function useReservePath(): string {
  const { dmo } = useParams();
  return dmo === undefined ? '/reserve' : `/pl/${dmo}/reserve`;
}
