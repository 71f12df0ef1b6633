import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { formatDate, formatMoney } from '#kernel/shared';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/buy.route';
import { buyLoader } from './buy.loader.ts';
import styles from './gift-cards.module.css';
import { OrderForm } from './order-form.tsx';
import type { BuyView, ShownBuy } from './shown-buy.ts';

const PATH = '/travel-gifts-card/buy';
const TRAIL = [
  { title: 'Home', href: '/' },
  { title: 'Gift cards', href: '/travel-gifts-card' },
  { title: 'Buy a gift card' },
];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'Buy a Gift Card',
    description: 'What it is worth, for whom, and the day on which it arrives by mail.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return buyLoader(context.get(services), request);
}

const TITLES: Readonly<Record<BuyView, string>> = {
  form: 'Buy a gift card',
  summary: 'Look at it once more',
  finish: 'One more moment',
  waiting: 'Your payment is on its way',
  thanks: 'Thank you',
};

export default function BuyGiftCard() {
  const page = useLoaderData<typeof loader>();
  const { view, refusal, isOnSale } = page;
  const isClosed = !isOnSale && (view === 'form' || view === 'summary');
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <div className={styles.page}>
        <h1>{isClosed ? 'Gift cards can’t be bought at the moment' : TITLES[view]}</h1>
        <div className={styles.work}>
          {refusal && <Alert>{refusal}</Alert>}
          {isClosed ? <p>{closedFor(page)} A card that you have keeps its worth.</p> : <View page={page} />}
        </div>
        <PosterFrame
          art={page.art}
          sizes="24rem"
          caption="Good for five years; unused, it can be given back within fourteen days."
          className={styles.picture}
        />
      </div>
    </div>
  );
}

const closedFor = ({ currencies }: ShownBuy) =>
  currencies.length > 0
    ? 'Nothing can be paid by PayPal here today.'
    : 'No trip that is paid here has a date in US dollars, euros or pounds.';

function View({ page }: { page: ShownBuy }) {
  const { view, order, card } = page;
  if (view === 'finish') return <Finish card={card} />;
  if (view === 'summary' && order) return <Summary order={order} />;
  if (view === 'thanks') return <Thanks order={order} />;
  if (view === 'waiting') {
    return (
      <p>
        PayPal hasn’t told us yet that the money is here. As soon as it has, the card goes out and we write to you: you
        need not pay again.
      </p>
    );
  }
  return <OrderForm page={page} />;
}

type Order = NonNullable<ShownBuy['order']>;

const sumOf = ({ initialCents: cents, currency }: Order) => formatMoney({ cents, currency });
const dayOf = ({ deliverOn }: Order) =>
  deliverOn === null ? 'As soon as it is paid' : `${formatDate(deliverOn)} (UTC)`;

function Summary({ order }: { order: Order }) {
  const { people } = order;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term="Gift card">
          <b>{sumOf(order)}</b>
        </Fact>
        <Fact term="For">
          {people?.recipient.name}, {people?.recipient.email}
        </Fact>
        {people?.message && <Fact term="Message">{people.message}</Fact>}
        <Fact term="From">
          {people?.purchaser.name}, {people?.purchaser.email}
        </Fact>
        <Fact term="Arrives">{dayOf(order)}</Fact>
      </dl>
      <form method="post" action={PATH} className={styles.go} aria-label="Pay">
        <input type="hidden" name="do" value="pay" />
        <Button type="submit" kind="go" size="large">
          Pay {sumOf(order)} with PayPal
        </Button>
        <LinkButton href={`${PATH}?change=yes`}>Change it</LinkButton>
      </form>
      <p className={styles.note}>
        You approve it on PayPal’s page and come back here. Good for five years; unused, it can be given back within
        fourteen days.
      </p>
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Finish({ card }: { card: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    // Whoever comes back by the history has sent it already, and isn’t sent on once more by themselves.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry?.type === 'back_forward') return;
    setSending(true);
    form.current?.submit();
  }, []);
  return (
    <>
      <p>You have approved the payment. We take it now, and send the gift card on its way.</p>
      <form ref={form} method="post" action={PATH} aria-label="Finish the payment">
        <input type="hidden" name="do" value="finish" />
        <input type="hidden" name="card" value={card} />
        {sending ? (
          <p role="status">
            <Spinner label="Paying" /> This may take some seconds.
          </p>
        ) : (
          <Button type="submit" kind="go" size="large">
            Finish the payment
          </Button>
        )}
      </form>
    </>
  );
}

function Thanks({ order }: { order: Order | null }) {
  return (
    <>
      <p>
        {order?.people
          ? order.isDelivered
            ? `The card of ${sumOf(order)} is on its way to ${order.people.recipient.name}. Your receipt goes to ${order.people.purchaser.email}.`
            : `The card of ${sumOf(order)} goes to ${order.people.recipient.name}: ${dayOf(order)}. Your receipt goes to ${order.people.purchaser.email}.`
          : 'The payment is taken. The card goes to whoever it is for by mail, and the receipt to you.'}
      </p>
      <p className={styles.note}>Its code is in the mail to them alone.</p>
      <p className={styles.go}>
        <LinkButton href={`${PATH}?change=new`}>Buy another one</LinkButton>
        <LinkButton href="/all-trips">See all trips</LinkButton>
      </p>
    </>
  );
}
