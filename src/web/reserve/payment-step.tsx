import { formatDate } from '#kernel/shared';
import type { Typed } from '../typed.loader.ts';
import { Button } from '../ui/button.tsx';
import { Radio } from '../ui/radio.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { ChoiceBoards } from './plan-boards.tsx';
import styles from './reserve.module.css';
import type { ShownReserve } from './shown-reserve.ts';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { sumOf } from './words.ts';

type Props = {
  page: ShownReserve;
  /** Where the step was refused. */
  typed: Typed | null;
};

/** Deposit or everything, as far as the trip offers it. */
export function PaymentStep({ page, typed }: Props) {
  const { plan, reservation } = page;
  if (!plan || !reservation) return null;
  const { deposit, full } = plan.due;
  const { giftCardLast4, giftCardCents } = reservation;
  const chosen = typed?.payment_type ?? reservation.paymentType ?? (deposit ? 'deposit' : 'full');
  return (
    <StepForm name="payment" reservation={reservation} label="Payment type">
      <div className={styles.row}>
        <RadioGroup legend={<h2>How much would you like to pay today?</h2>}>
          {deposit && (
            <Radio
              name="payment_type"
              value="deposit"
              defaultChecked={chosen === 'deposit'}
              amount={sumOf(plan, deposit.nowCents)}
              note={
                deposit.later &&
                `${sumOf(plan, deposit.later.cents)} follows${deposit.later.on ? ` by ${formatDate(deposit.later.on)}` : ''}. We never charge by ourselves.`
              }
            >
              Deposit
            </Radio>
          )}
          {full && (
            <Radio
              name="payment_type"
              value="full"
              defaultChecked={chosen === 'full'}
              amount={sumOf(plan, full.nowCents)}
              note={
                plan.localLines.length > 0
                  ? 'Nothing more to pay but what is paid on the spot. What comes back is the same.'
                  : 'Nothing more to pay. What comes back is the same.'
              }
            >
              In full
            </Radio>
          )}
        </RadioGroup>
      </div>
      <div className={styles.row}>
        <h2>Gift card</h2>
        {giftCardLast4 && (
          <label className={styles.terms}>
            <input type="checkbox" name="gift_card" value="yes" defaultChecked={!typed || typed.gift_card === 'yes'} />
            <span>
              <b>
                Card ending {giftCardLast4}, {sumOf(plan, giftCardCents)}.
              </b>{' '}
              Set aside for today, not spent until you pay.
            </span>
          </label>
        )}
      </div>
      <TextInput
        label={giftCardLast4 ? 'Another gift card' : 'Code of a gift card'}
        name="gift_card_code"
        defaultValue={typed?.gift_card_code}
        hint={`Of a card in ${plan.currency}, as this trip is charged`}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.apply}>
        <Button type="submit" name="apply" value="yes">
          Apply
        </Button>
      </div>
      <div className={styles.row}>
        <ChoiceBoards page={page} />
      </div>
      <div className={styles.go}>
        <StepBar page={page}>
          <Button type="submit" kind="go" size="large">
            Go on to passengers
          </Button>
        </StepBar>
        <p className={styles.note}>Nothing is charged yet. You can change this until you pay.</p>
      </div>
    </StepForm>
  );
}
