import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { formatDate, formatMoney } from '#kernel/shared';
import { ContactForm } from '../contact/contact-form.tsx';
import { SentDialog } from '../contact/sent-dialog.tsx';
import contentStyles from '../content/content.module.css';
import { TextArticle } from '../content/text-article.tsx';
import { textHead } from '../content/text-head.ts';
import { services } from '../services.ts';
import { Alert } from '../ui/alert.tsx';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/gift-cards.route';
import { giftCardsLoader } from './gift-cards.loader.ts';
import styles from './gift-cards.module.css';

export const meta = import.meta.env.SSR ? textHead : undefined;

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return giftCardsLoader(context.get(services), url.pathname, request);
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

const AMOUNTS = [50, 100, 250, 500];

export default function GiftCards() {
  const page = useLoaderData<typeof loader>();
  const [sent, setSent] = useState(false);
  return (
    <TextArticle page={page} lead={page.isOnSale && <ToBuy />}>
      <div className={classes(contentStyles.beside, styles.side)}>
        {page.isOnSale && <Buy art={page.art} currencies={page.currencies} />}
        <Balance page={page} />
        {page.form && (
          <section aria-labelledby="write">
            <h2 id="write">Help with a card</h2>
            <ContactForm {...page.form} onSent={() => setSent(true)} />
            <SentDialog open={sent} onClose={() => setSent(false)} />
          </section>
        )}
      </div>
    </TextArticle>
  );
}

const ToBuy = () => (
  <p className={styles.lead}>
    <LinkButton kind="go" size="large" href="/travel-gifts-card/buy" iconAfter="arrow-right">
      Buy a gift card
    </LinkButton>
  </p>
);

function Buy({ art, currencies }: Pick<Shown, 'art' | 'currencies'>) {
  const [currency = 'USD', ...others] = currencies;
  return (
    <section className={styles.panel} aria-labelledby="buy">
      <Art art={art} alt="" sizes="24rem" className={styles.art} />
      <h2 id="buy">What is it worth?</h2>
      <ul className={styles.amounts} aria-label="Amounts">
        {AMOUNTS.map((amount) => (
          <li key={amount}>
            <LinkButton kind="line" href={`/travel-gifts-card/buy?amount=${amount}`}>
              {formatMoney({ cents: amount * 100, currency })}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p>
        <a href="/travel-gifts-card/buy">Another amount{others.length > 0 && ', or in another currency'}</a>
      </p>
    </section>
  );
}

function Balance({ page: { balance, refusal } }: { page: Shown }) {
  return (
    <section className={styles.panel} id="balance" aria-labelledby="balance-title">
      <h2 id="balance-title">What is left on a card</h2>
      {refusal && <Alert>{refusal}</Alert>}
      {balance && (
        <p role="status" className={styles.balance}>
          Card ending {balance.last4}: <b>{formatMoney(balance)}</b>
          {balance.expiresOn && ` until ${formatDate(balance.expiresOn)}`}
        </p>
      )}
      <form method="post" action="/travel-gifts-card" className={styles.ask} aria-label="What is left on a card">
        <TextInput
          label="Code"
          name="code"
          hint="As it stands in the mail."
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          required
        />
        <Button type="submit">Look</Button>
      </form>
    </section>
  );
}
