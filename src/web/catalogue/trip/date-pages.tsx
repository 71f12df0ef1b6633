import type { DatePages } from './shown-dates.ts';

/** The way to the dates of a trip that has more than a page holds. */
export function DatesAround({ pages }: { pages: DatePages }) {
  const { from, to, all, earlier, later } = pages;
  return (
    <p>
      These are dates {from} to {to} of {all.toLocaleString('en-US')}. {earlier && <a href={earlier}>Earlier dates</a>}{' '}
      {later && <a href={later}>Later dates</a>}
    </p>
  );
}
