import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
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
import type { ShownReserve } from './shown-reserve.ts';
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
  const { page, title, brand, step, said, typed, isMember, key } = useLoaderData<typeof loader>();
  const path = useReservePath();
  if (!page) return <NoTrip brand={brand} />;
  const { trip, state, reservation } = page;
  const isOpen = state === 'open' || state === 'held';
  const here = `${path}?${reservation ? `reservation=${reservation.id}&step=${step}` : `trip=${trip.slug}&${choiceOf(page)}`}`;
  return (
    <ReserveFrame brand={brand} company={trip.operator} back={{ href: tripHref(page), words: 'Back to the trip' }}>
      <h1>{title}</h1>
      {trip.isPayable && <StepBoard page={page} step={step} />}
      <div className={styles.columns}>
        <Receipt page={page} open={step === 'contact'} follows={step === 'payment'} />
        <div>
          {said.refusal && <Alert>{said.refusal}</Alert>}
          {step === 'dates' || !isOpen ? (
            <DatesStep page={page} seen={said.seen} />
          ) : step === 'payment' ? (
            <PaymentStep page={page} typed={typed} />
          ) : step === 'passengers' ? (
            <PassengersStep page={page} typed={typed} wrong={said.field} />
          ) : step === 'confirm' ? (
            <ConfirmStep page={page} />
          ) : (
            <ContactStep
              page={page}
              typed={typed}
              wrong={said.field}
              isMember={isMember}
              formKey={key}
              signInHref={signInHref(here)}
            />
          )}
        </div>
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

const choiceOf = ({ date, party }: ShownReserve) =>
  `departure=${date?.id ?? ''}&tier=${party.level}&travelers=${party.travelers}`;

const tripHref = (page: ShownReserve) => `/trips/${page.trip.slug}${page.date ? `?${choiceOf(page)}#price` : ''}`;
