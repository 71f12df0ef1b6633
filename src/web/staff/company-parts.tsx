import type { CompanyList } from '#bookings/shared';
import { signInHref } from '../shell/sign-in-href.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './staff.module.css';

/** What a company is asked for first. @param path where they come back to */
export function CompanyWayIn({ path, words }: { path: string; words: string }) {
  return (
    <div className={styles.narrow}>
      <p>{words} Sign in to go on.</p>
      <LinkButton kind="go" size="large" href={signInHref(path)}>
        Sign in
      </LinkButton>
    </div>
  );
}

type Choice = { href: string; words: string; isCurrent: boolean };

/** For which company one looks, where one speaks for several, and what else there is to choose. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.choices}>
      {choices.map(({ href, words, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}

/** An address of a desk with what is chosen there; nothing that goes without saying. */
export function deskHref(path: string, chosen: Record<string, string | number | null>): string {
  const said = Object.entries(chosen).filter(([, value]) => value !== null && value !== 1);
  const params = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
  return params.size > 0 ? `${path}?${params}` : path;
}

type Named = { slug: string; name: string };

export function companyChoices(
  { company, companies }: { company: Named; companies: readonly Named[] },
  hrefOf: (slug: string) => string,
): Choice[] {
  if (companies.length < 2) return [];
  return companies.map(({ slug, name }) => ({ href: hrefOf(slug), words: name, isCurrent: slug === company.slug }));
}

/** Null where one speaks for a single company: it goes without saying. */
export const companyKey = ({ company, companies }: { company: Named; companies: readonly Named[] }): string | null =>
  companies.length > 1 ? company.slug : null;

const LISTS: readonly { list: CompanyList; words: string }[] = [
  { list: 'all', words: 'All' },
  { list: 'waiting', words: 'Waiting' },
  { list: 'confirmed', words: 'Confirmed' },
  { list: 'overdue', words: 'Overdue' },
  { list: 'declined', words: 'Declined' },
];

type Counted = Parameters<typeof companyKey>[0] & { figures: { counts: Record<CompanyList, number> } };

/** The lists of a company’s bookings, with how many stand in each. @param current null: none of them is looked at */
export function listChoices(desk: Counted, current: CompanyList | null): Choice[] {
  return LISTS.map(({ list, words }) => ({
    href: deskHref('/operator/bookings', { company: companyKey(desk), list: list === 'all' ? null : list }),
    words: `${words} ${desk.figures.counts[list]}`,
    isCurrent: list === current,
  }));
}

export const DECIDED: Readonly<Record<string, string>> = {
  accepted: 'The booking is confirmed, and the traveler is told.',
  declined: 'The booking is declined. The traveler is told why, and what was paid goes back.',
};

export const REFUSED: Readonly<Record<string, string>> = {
  reason: 'Write why, in 2 to 1,000 characters: the traveler reads it.',
  invalid_transition: 'This was answered meanwhile, or it is too late. This is how it stands.',
  not_cancellable: 'A payment of the traveler is on its way. Wait until it is settled, then decline.',
  sold_out: 'There are fewer places left here than people on it. Correct that in your feed, then accept.',
  departure_closed: 'This date is canceled: its bookings end by themselves.',
  changed_meanwhile: 'This date has moved: the traveler answers first.',
  not_found: 'This isn’t there any more, or it is of another company.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};
