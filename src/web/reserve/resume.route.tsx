import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/resume.route';
import styles from './reserve.module.css';
import { ReserveFrame } from './reserve-frame.tsx';
import { resumeLoader } from './resume.loader.ts';

const PATH = '/reserve/resume';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'Come back to your booking',
    description: 'Open a reservation or a booking in another browser, by a link that we mail you.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return resumeLoader(context.get(services), request);
}

export default function Resume() {
  const { brand, token, order, wasSent, error } = useLoaderData<typeof loader>();
  return (
    <ReserveFrame brand={brand}>
      <div className={styles.middle}>
        {token !== null ? <Continue token={token} /> : wasSent ? <Sent /> : <Ask order={order} error={error} />}
      </div>
    </ReserveFrame>
  );
}

function Continue({ token }: { token: string }) {
  return (
    <>
      <h1>Continue where you left off</h1>
      <p>It opens in this browser, and stays open here for 60 days.</p>
      <form method="post" action={PATH}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" kind="go" size="large">
          Continue
        </Button>
      </form>
    </>
  );
}

function Sent() {
  return (
    <>
      <h1>Check your inbox</h1>
      <p>If that order has that address, a link is on its way. It works for 24 hours.</p>
      <a href={PATH}>Send another one</a>
    </>
  );
}

function Ask({ order, error }: { order: string; error: string | null }) {
  return (
    <>
      <h1>Come back to your booking</h1>
      <p>Booked without an account, or in another browser? We mail you a link.</p>
      {error && <Alert>{error}</Alert>}
      <form method="post" action="/reserve/resume-link" className={styles.ask}>
        <TextInput
          label="Order number"
          name="order"
          defaultValue={order}
          hint="It stands in each of our mails: SJ and eleven characters."
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextInput label="Email" name="email" type="email" autoComplete="email" maxLength={254} required />
        <Button type="submit" kind="go" size="large" iconAfter="arrow-right">
          Send the link
        </Button>
      </form>
    </>
  );
}
