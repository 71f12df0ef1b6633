import type { ReactNode } from 'react';
import { formatDate } from '#kernel/shared';

/** A line of a list of facts: what it is, and how it stands. */
export function Fact({ term, text }: { term: string; text: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** "Nov 25, 2026, 09:30 UTC" */
export const momentWords = (at: string) => `${formatDate(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`;
