import { BotCheck } from '../forms/bot-check.tsx';
import { SendingVeil } from '../forms/sending-veil.tsx';
import { useSolvedForm } from '../forms/use-solved-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './gift-cards.module.css';
import type { ShownBuy } from './shown-buy.ts';

const CURRENCIES: Readonly<Record<string, string>> = { USD: 'US dollars', EUR: 'Euros', GBP: 'British pounds' };
const WRONG = 'Look at this once more';

/** What a card is worth, for whom, from whom and when. Its fields say what fits; the browser checks that. */
export function OrderForm({ page }: { page: ShownBuy }) {
  const { order, amount, isMember, days, key, field, typed, currencies } = page;
  const known = order?.state === 'ordered' ? order : null;
  const people = known?.people;
  const isGuest = !isMember;
  const { alert, sending, check, solved, props } = useSolvedForm({ asks: isGuest });
  const faultOf = (name: string) => (field === name ? WRONG : undefined);

  return (
    <form method="post" action="/travel-gifts-card/buy" className={styles.form} aria-label="Gift card" {...props}>
      <input type="hidden" name="do" value="order" />
      {/* What is pressed twice is one order. */}
      <input type="hidden" name="key" value={key} />
      <input {...solved} />
      <fieldset>
        <legend>What it is worth</legend>
        <TextInput
          label="Amount"
          name="amount"
          type="number"
          min={25}
          max={5000}
          step={1}
          defaultValue={typed?.amount ?? amount ?? (known ? known.initialCents / 100 : 100)}
          hint="From 25 to 5,000."
          error={faultOf('amount')}
          required
        />
        <Select
          label="Currency"
          name="currency"
          defaultValue={typed?.currency ?? known?.currency ?? currencies[0]}
          hint="It pays trips that are priced in it."
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {CURRENCIES[currency]}
            </option>
          ))}
        </Select>
      </fieldset>
      <fieldset>
        <legend>Who it is for</legend>
        <TextInput
          label="Their name"
          name="recipient_name"
          minLength={2}
          maxLength={100}
          defaultValue={typed?.recipient_name ?? people?.recipient.name}
          error={faultOf('recipient_name')}
          required
        />
        <TextInput
          label="Their email"
          name="recipient_email"
          type="email"
          maxLength={254}
          hint="The card goes there, with its code."
          defaultValue={typed?.recipient_email ?? people?.recipient.email}
          error={faultOf('recipient_email')}
          required
        />
        <div className={styles.wide}>
          <TextArea
            label="Your message"
            name="message"
            maxLength={1000}
            hint="You may leave it empty."
            defaultValue={typed?.message ?? people?.message}
            error={faultOf('message')}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Who it is from</legend>
        <TextInput
          label="Your name"
          name="sender_name"
          autoComplete="name"
          minLength={2}
          maxLength={100}
          defaultValue={typed?.sender_name ?? people?.purchaser.name}
          error={faultOf('sender_name')}
          required
        />
        <TextInput
          label="Your email"
          name="sender_email"
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="The receipt goes there, without the code."
          defaultValue={typed?.sender_email ?? people?.purchaser.email}
          error={faultOf('sender_email')}
          required
        />
        <TextInput
          label="Day of delivery"
          name="deliver_on"
          type="date"
          min={days.first}
          max={days.last}
          hint="By the calendar of UTC. Left empty, it goes out once it is paid."
          defaultValue={typed?.deliver_on ?? known?.deliverOn ?? undefined}
          error={faultOf('deliver_on')}
        />
      </fieldset>
      {check && <BotCheck {...check} />}
      {isGuest && (
        <noscript>
          <p>Without JavaScript, sign in first: that keeps programs out. Then this form works as it stands.</p>
        </noscript>
      )}
      {alert && <Alert>{alert}</Alert>}
      <div className={styles.go}>
        <Button type="submit" kind="go" size="large" aria-describedby={check?.describes}>
          Go on to the summary
        </Button>
        <p className={styles.note}>Nothing is charged yet.</p>
      </div>
      {sending && <SendingVeil />}
    </form>
  );
}
