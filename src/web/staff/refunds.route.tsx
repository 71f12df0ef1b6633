import { useLoaderData } from 'react-router';
import { formatDate, formatMoney } from '#kernel/shared';
import type { DeskRefund, RefundList } from '#payments/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/refunds.route';
import { Choices, deskHref } from './company-parts.tsx';
import { Fact, momentWords } from './fact.tsx';
import { refundsLoader } from './refunds.loader.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const PATH = '/staff/refunds';
const TITLE = 'Refunds';

const LISTS: readonly { list: RefundList; words: string; none: string }[] = [
  { list: 'to_do', words: 'To do', none: 'Nothing waits: what is on its way arrives by itself.' },
  { list: 'on_its_way', words: 'On its way', none: 'None is on its way.' },
  { list: 'paid_out', words: 'Paid by hand', none: 'None was paid by hand.' },
];
const DONE: Readonly<Record<string, string>> = {
  'paid-out': 'It is noted as paid out, and the traveler is told within moments.',
  again: 'PayPal is asked once more.',
};
const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  not_found: 'This refund isn’t there.',
  invalid_transition: 'Somebody else has done something about it meanwhile. This is how it stands.',
  refund_too_large: 'The same money has gone back otherwise meanwhile: nothing is left of the payment for this refund.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};
const STATES: Readonly<Record<DeskRefund['status'], string>> = {
  queued: 'Waits to be sent to PayPal',
  sent: 'Sent to PayPal',
  completed: 'Done',
  failed: 'Failed at PayPal',
  manual_payout: 'To be paid by hand',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Refunds that somebody of the team has to do with.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return refundsLoader(context.get(services), request);
}

type Desk = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['desk']>;
type Refund = Desk['refunds'][number];

export default function Refunds() {
  const { desk, wayIn, page, list, isOne, done, error } = useLoaderData<typeof loader>();
  const listKey = (one: RefundList) => (one === 'to_do' ? null : one);
  return (
    <StaffFrame signedIn={wayIn !== 'sign-in'}>
      <h1>{TITLE}</h1>
      {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {done && ownIn(DONE, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DONE, done)}
        </p>
      )}
      {desk ? (
        <>
          <Choices
            label="Which refunds"
            choices={LISTS.map(({ list: one, words }) => ({
              href: deskHref(PATH, { list: listKey(one) }),
              words,
              isCurrent: !isOne && one === list,
            }))}
          />
          {!isOne && (
            <p className={styles.quiet}>
              {desk.count === 0
                ? LISTS.find((one) => one.list === list)?.none
                : `${plural(desk.count, 'refund')}, the ${list === 'paid_out' ? 'last one' : 'oldest'} first.`}
            </p>
          )}
          {desk.refunds.map((refund) => (
            <RefundPart key={refund.id} refund={refund} />
          ))}
          <Pagination
            label="Refunds"
            page={page}
            pages={desk.pages}
            hrefOf={(other) => deskHref(PATH, { list: listKey(list), page: other })}
          />
        </>
      ) : (
        <WayIn needs={wayIn} path={PATH} />
      )}
    </StaffFrame>
  );
}

function RefundPart({ refund }: { refund: Refund }) {
  const { id, amountCents, currency, status, failure, isUnanswered, byHand, attempts } = refund;
  const { booking, isGiftCard, since, completedAt, paidOn, capture } = refund;
  const amount = formatMoney({ cents: amountCents, currency });
  const of = booking ? `order ${booking.order}` : isGiftCard ? 'a gift card' : 'a payment';
  return (
    <article id={id} className={styles.review} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h2 id={`${id}-title`}>
          {amount}, {of}
        </h2>
        <dl className={styles.facts}>
          <Fact term="State" text={byHand ? 'Paid by hand' : STATES[status]} />
          {isUnanswered && <Fact term="Tried" text={`${plural(attempts, 'time')} without an answer`} />}
          {status === 'failed' && failure && <Fact term="Why" text={failure} />}
          {booking && <Fact term="For" text={<a href={booking.href}>Order {booking.order}</a>} />}
          {paidOn && <Fact term="Paid on" text={formatDate(paidOn)} />}
          {capture && <Fact term="Capture at PayPal" text={capture} />}
          <Fact term="Asked for" text={momentWords(since)} />
          {completedAt && <Fact term="Done" text={momentWords(completedAt)} />}
        </dl>
      </div>
      {(status === 'failed' || status === 'manual_payout') && (
        <div className={styles.deeds}>
          {status === 'failed' && (
            <Deed id={id} deed="again" label="Try again" title={`Try again: ${amount}, ${of}`}>
              PayPal is asked once more, as a new request. Do it where the cause is gone.
            </Deed>
          )}
          <details>
            <summary>
              Paid by hand
              <span className="visually-hidden">
                : {amount}, {of}
              </span>
            </summary>
            <Deed id={id} deed="paid-out" label={`${amount} is paid out`} title={`Paid out: ${amount}, ${of}`}>
              Pay it first. This notes that it is done, by you, and writes so to the traveler. It can’t be undone.
            </Deed>
          </details>
        </div>
      )}
    </article>
  );
}

type DeedProps = { id: string; deed: string; label: string; title: string; children: string };

function Deed({ id, deed, label, title, children }: DeedProps) {
  return (
    <form method="post" action={PATH} className={styles.form}>
      <input type="hidden" name="refund" value={id} />
      <input type="hidden" name="do" value={deed} />
      <p className={styles.quiet}>{children}</p>
      <Button type="submit" kind="line" block aria-label={title}>
        {label}
      </Button>
    </form>
  );
}
