import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/email-change.route';
import { MemberFrame } from './member-frame.tsx';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';

const PATH = '/account/email-change';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'Change your address',
    description: 'Confirm the new address of your account, or keep the one it has.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request);
}

export default function EmailChange() {
  const { token, confirmed, withUndo, error } = useLoaderData<typeof loader>();
  return (
    <MemberFrame>
      <div className={styles.panel}>
        {confirmed === 'changed' ? (
          <Changed />
        ) : confirmed === 'undone' ? (
          <Undone />
        ) : token && !error ? (
          <Ask token={token} undoes={withUndo} />
        ) : (
          <Expired />
        )}
      </div>
    </MemberFrame>
  );
}

/** Reading uses nothing up: programs follow every link of a mail. */
function Ask({ token, undoes }: { token: string; undoes: boolean }) {
  return (
    <>
      <h1>{undoes ? 'Keep your address' : 'Confirm your new address'}</h1>
      <p>
        {undoes
          ? 'The change is taken back. If it has happened already, everybody is signed out of your account, its password goes, and a link to this address signs you in.'
          : 'From then on this address signs you in, and we write here.'}
      </p>
      <form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="do" value={undoes ? 'undo' : 'confirm'} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" kind="go" size="large" block>
          {undoes ? 'Keep my address' : 'Confirm the new address'}
        </Button>
      </form>
    </>
  );
}

function Changed() {
  return (
    <>
      <h1>Your address is changed</h1>
      <p>It signs you in from now on. The one before can take this back for three days.</p>
      <LinkButton href="/account/my-profile" kind="go" size="large" block>
        My Profile
      </LinkButton>
    </>
  );
}

function Undone() {
  return (
    <>
      <h1>Your address stays</h1>
      <p>The change is taken back. If you are signed out, sign in with a link by email.</p>
      <LinkButton href="/sign-in-mm" kind="go" size="large" block>
        Sign in
      </LinkButton>
    </>
  );
}

function Expired() {
  return (
    <>
      <h1>Change your address</h1>
      <Alert>This link has expired, was taken back, or the address has an account meanwhile.</Alert>
      <p>Another address is entered in your profile; the link to it is mailed there.</p>
      <LinkButton href="/account/my-profile#email" kind="go" size="large" block>
        My Profile
      </LinkButton>
    </>
  );
}
