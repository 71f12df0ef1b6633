import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/reserve.route';
import type { Brand } from './brand.ts';
import { ContactStep } from './contact-step.tsx';
import { ConfirmStep, DatesStep, PassengersStep, PaymentStep } from './late.tsx';
import { Receipt } from './receipt.tsx';
import { reserveLoader } from './reserve.loader.ts';
import styles from './reserve.module.css';
import { ReserveFrame } from './reserve-frame.tsx';
import type { ShownReserve, StepName } from './shown-reserve.ts';
import { StepBoard } from './step-board.tsx';
import { useReservePath } from './use-reserve-path.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: loaderData?.page ? `Reserve ${loaderData.page.trip.name}` : 'Reserve',
    description:
      'What it costs, when which part is paid and what comes back, before anything is asked. Nothing is charged before the last step.',
    path: '/reserve',
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

/** The page has two paths: ours, and one below each partner’s. */
type LoaderArgs = Omit<Route.LoaderArgs, 'params'> & { params: { dmo?: string } };

export function loader({ context, request, params }: LoaderArgs) {
  return reserveLoader(context.get(services), request, params.dmo);
}

export default function Reserve() {
  const { page, brand, step, said, isMember, key } = useLoaderData<typeof loader>();
  const path = useReservePath();
  if (!page) return <NoTrip brand={brand} />;
  const { trip, state, reservation } = page;
  const isOpen = state === 'open' || state === 'held';
  const here = reservation ? `${path}?reservation=${reservation.id}&step=${step}` : path + choiceOf(page);
  return (
    <ReserveFrame brand={brand} company={trip.operator} back={{ href: tripHref(page), words: 'Back to the trip' }}>
      <h1>{titleOf(page, step)}</h1>
      {trip.isPayable && <StepBoard page={page} step={step} />}
      <div className={styles.columns}>
        <div>
          {said.refusal && <Alert>{said.refusal}</Alert>}
          {step === 'dates' || !isOpen ? (
            <DatesStep page={page} seen={said.seen} />
          ) : step === 'payment' ? (
            <PaymentStep page={page} />
          ) : step === 'passengers' ? (
            <PassengersStep page={page} wrong={said.field} />
          ) : step === 'confirm' ? (
            <ConfirmStep page={page} />
          ) : (
            <ContactStep page={page} isMember={isMember} formKey={key} signInHref={signInHref(here)} />
          )}
        </div>
        <Receipt page={page} open={step === 'contact'} follows={step === 'payment'} />
      </div>
    </ReserveFrame>
  );
}

function NoTrip({ brand }: { brand: Brand | null }) {
  return (
    <ReserveFrame brand={brand}>
      <div className={styles.middle}>
        <h1>Choose a trip first</h1>
        <p>
          The trip that was to be reserved isn’t here, or none was named. Each trip’s page leads here with its dates.
        </p>
        <LinkButton kind="go" href="/all-trips">
          See all trips
        </LinkButton>
      </div>
    </ReserveFrame>
  );
}

const signInHref = (here: string) => `/sign-in-mm?ref_url=${encodeURIComponent(here)}`;

function choiceOf({ trip, date, party }: ShownReserve): string {
  return `?trip=${trip.slug}&departure=${date?.id ?? ''}&tier=${party.level}&travelers=${party.travelers}`;
}

const tripHref = ({ trip, date, party }: ShownReserve) =>
  date
    ? `/trips/${trip.slug}?departure=${date.id}&tier=${party.level}&travelers=${party.travelers}#price`
    : `/trips/${trip.slug}`;

/** A page that says what happened is named by it. */
function titleOf({ trip, state, party, date }: ShownReserve, step: StepName): string {
  if (step === 'contact' && (state === 'open' || state === 'held')) {
    return trip.isPayable ? `Reserve ${trip.name}` : `Request ${trip.name}`;
  }
  if (state === 'waiting') return 'Your places have been given back';
  if (state === 'changed') return 'The price has changed';
  if (state === 'lapsed') return 'Hold your places again';
  if (state === 'closed') {
    const left = date?.spotsLeft ?? 0;
    return left > 0 && left < party.travelers ? 'Too few places are left' : 'This date is gone';
  }
  return `Reserve ${trip.name}`;
}
