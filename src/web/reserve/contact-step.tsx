import { useState } from 'react';
import { plural } from '../catalogue/trip-words.ts';
import { BotCheck } from '../forms/bot-check.tsx';
import { emailFault, REQUIRED } from '../forms/person-faults.ts';
import { SendingVeil } from '../forms/sending-veil.tsx';
import { useSolvedForm } from '../forms/use-solved-form.ts';
import type { Typed } from '../typed.loader.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { FirstBoards } from './first-boards.tsx';
import { Wide } from './pay-bar.tsx';
import styles from './reserve.module.css';
import type { ShownReserve } from './shown-reserve.ts';
import { StepBar } from './step-bar.tsx';
import { useReservePath } from './use-reserve-path.ts';

type Props = {
  page: ShownReserve;
  /** Where the form was refused just now, and the field that it was refused for. */
  typed: Typed | null;
  wrong: string | null;
  isMember: boolean;
  formKey: string;
  signInHref: string;
};
type Field = keyof typeof WRONG;

const NAMES = 'Names have 1 to 50 characters';
const AGES = 'Ages in years, up to 110 each and 20 at most';
const MOST_AGE = 110;
const MOST_AGES = 20;

/** What is said of a field that the server refused. */
const WRONG = {
  first_name: NAMES,
  last_name: NAMES,
  email: 'Invalid email address',
  ages: AGES,
  comment: '2,000 characters at most',
} as const;

/** What it costs before anything is asked; then who reserves. Going on holds the places. */
export function ContactStep({ page, typed, wrong, isMember, formKey, signInHref }: Props) {
  const { reservation } = page;
  return (
    <>
      <FirstBoards page={page} />
      <Section id="contact" title="Your contact details">
        {!isMember && !reservation && (
          <p className={styles.lead}>
            <a href={signInHref}>Sign in</a> to fill this in and pay member prices. Or go on as a guest.
          </p>
        )}
        {reservation ? (
          <Change page={page} typed={typed} wrong={wrong} reservation={reservation} />
        ) : (
          <Begin page={page} typed={typed} wrong={wrong} isMember={isMember} formKey={formKey} />
        )}
      </Section>
    </>
  );
}

type Contact = ShownReserve['known'];

type FieldsProps = {
  contact: Contact;
  typed: Typed | null;
  countries: ShownReserve['countries'];
  ages: readonly number[];
  /** The address stays: places are held for it. */
  isHeld?: boolean;
  faults: Faults;
};

function Fields({ contact, typed, countries, ages, isHeld, faults }: FieldsProps) {
  return (
    <>
      <div className={styles.two}>
        <TextInput
          label="First name"
          name="first_name"
          autoComplete="given-name"
          defaultValue={typed?.first_name ?? contact.firstName}
          maxLength={50}
          error={faults.first_name}
          required
        />
        <TextInput
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          defaultValue={typed?.last_name ?? contact.lastName}
          maxLength={50}
          error={faults.last_name}
          required
        />
      </div>
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={(isHeld ? null : typed?.email) ?? contact.email}
        readOnly={isHeld}
        maxLength={254}
        hint={isHeld ? 'It stays that of the places that are held.' : 'News of the booking goes there.'}
        error={faults.email}
        required
      />
      <TextInput
        label="Phone, if you like"
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={typed?.phone ?? contact.phone ?? undefined}
        maxLength={32}
        hint="Only for changes to this trip."
      />
      <div className={styles.three}>
        <Select
          label="Country of residence"
          name="country"
          autoComplete="country"
          defaultValue={typed?.country ?? contact.countryCode ?? ''}
        >
          <option value="">Prefer not to say</option>
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Best way to reach you"
          name="preferred_contact_method"
          defaultValue={typed?.preferred_contact_method ?? contact.preferredMethod ?? 'email'}
        >
          <option value="email">Email</option>
          <option value="phone">Phone</option>
          <option value="text">Text message</option>
        </Select>
        <TextInput
          label="Ages on departure, if you like"
          name="ages"
          defaultValue={typed?.ages ?? (ages.join(', ') || undefined)}
          placeholder="44, 46"
          maxLength={100}
          error={faults.ages}
        />
      </div>
    </>
  );
}

type Faults = Partial<Record<Field, string>>;

const faultsOf = (wrong: string | null): Faults =>
  wrong !== null && Object.hasOwn(WRONG, wrong) ? { [wrong]: WRONG[wrong as Field] } : {};

function faultsIn(form: HTMLFormElement): Faults {
  const text = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  const faults: Faults = {};
  if (!text('first_name')) faults.first_name = REQUIRED;
  if (!text('last_name')) faults.last_name = REQUIRED;
  const email = emailFault(text('email'));
  if (email) faults.email = email;
  const ages = text('ages').match(/\d+/g) ?? [];
  if (ages.length > MOST_AGES || ages.some((age) => Number(age) > MOST_AGE)) faults.ages = AGES;
  return faults;
}

function Begin({ page, typed, wrong, isMember, formKey }: Omit<Props, 'signInHref'>) {
  const { trip, date, party, plan } = page;
  const path = useReservePath();
  const [faults, setFaults] = useState<Faults>(faultsOf(wrong));
  const isGuest = !isMember;

  function isFit(form: HTMLFormElement): boolean {
    const found = faultsIn(form);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    return first === undefined;
  }

  const { alert, sending, scripts, isTooSoon, check, solved, props } = useSolvedForm({ asks: isGuest, isFit });
  return (
    <form
      method="post"
      action={path}
      className={styles.form}
      noValidate={scripts}
      aria-label="Your contact details"
      {...props}
    >
      <input type="hidden" name="do" value={trip.isPayable ? 'begin' : 'request'} />
      {/* What is pressed twice is one reservation. */}
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="trip" value={trip.slug} />
      <input type="hidden" name="departure" value={date?.id} />
      <input type="hidden" name="starts" value={date?.startDate} />
      <input type="hidden" name="tier" value={party.level} />
      <input type="hidden" name="travelers" value={party.travelers} />
      {party.sharesRoom && <input type="hidden" name="share" value="yes" />}
      {plan && <input type="hidden" name="seen" value={plan.totalCents} />}
      <input {...solved} />
      <Fields contact={page.known} typed={typed} countries={page.countries} ages={[]} faults={faults} />
      <div className={styles.row}>
        <TextArea
          label="What should the company know?"
          name="comment"
          defaultValue={typed?.comment}
          rows={3}
          maxLength={2000}
          hint="You may leave it empty."
          error={faults.comment}
        />
      </div>
      {check && <BotCheck {...check} />}
      {isGuest && (
        <noscript>
          <p className={styles.row}>
            Without JavaScript, sign in first: that keeps programs out. Then this form works as it stands.
          </p>
        </noscript>
      )}
      {alert && (
        <div className={styles.row}>
          <Alert>{alert}</Alert>
        </div>
      )}
      <div className={styles.go}>
        <StepBar page={page}>
          <Button type="submit" kind="go" size="large" disabled={isTooSoon} aria-describedby={check?.describes}>
            {trip.isPayable ? (
              <span>
                Hold {plural(party.travelers, 'place')}
                <Wide> and go on</Wide>
              </span>
            ) : (
              'Send the request'
            )}
          </Button>
        </StepBar>
        <p className={styles.note}>
          {trip.isPayable
            ? 'Holds your places at this price for up to 20 minutes; each step renews that. Nothing is charged before step 4.'
            : `${trip.operator.name} says yes or no, and collects itself. Nothing is charged here.`}
        </p>
      </div>
      {sending && <SendingVeil />}
    </form>
  );
}

type ChangeProps = Pick<Props, 'page' | 'typed' | 'wrong'> & {
  reservation: NonNullable<ShownReserve['reservation']>;
};

function Change({ page, typed, wrong, reservation: { id, version, contact, ages } }: ChangeProps) {
  const path = useReservePath();
  return (
    <form method="post" action={path} className={styles.form} aria-label="Your contact details">
      <input type="hidden" name="do" value="contact" />
      <input type="hidden" name="reservation" value={id} />
      <input type="hidden" name="version" value={version} />
      <Fields contact={contact} typed={typed} countries={page.countries} ages={ages} isHeld faults={faultsOf(wrong)} />
      <div className={styles.go}>
        <StepBar page={page}>
          <Button type="submit" kind="go" size="large">
            <span>
              Go on<Wide> to payment type</Wide>
            </span>
          </Button>
        </StepBar>
        <p className={styles.note}>Nothing is charged yet.</p>
      </div>
    </form>
  );
}
