import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/profile.route';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { memberName } from './member-name.ts';
import { PhotoPart } from './photo-part.tsx';
import { PreferencesPart } from './preferences-part.tsx';
import { profileLoader } from './profile.loader.ts';
import { BirthdayPart, EmailPart, FollowingPart, NamePart, PasswordPart, SessionsPart } from './profile-parts.tsx';
import type { Profile } from './shown-profile.ts';

const PATH = '/account/my-profile';
const TITLE = 'My Profile';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What you have told us of yourself, where you are signed in, and whom you follow.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return profileLoader(context.get(services), request);
}

export default function MyProfile() {
  const shown = useLoaderData<typeof loader>();
  if (!shown.me) return <ForVisitors />;
  const profile = shown as Profile;
  const { me } = profile;
  return (
    <AccountFrame here={PATH} name={memberName(me)} member={me} joinedOn={me.joinedOn}>
      <h1>{TITLE}</h1>
      <PhotoPart {...profile} />
      <NamePart {...profile} />
      <BirthdayPart {...profile} />
      <EmailPart {...profile} />
      <PreferencesPart {...profile} />
      <PasswordPart {...profile} />
      <SessionsPart {...profile} />
      <FollowingPart {...profile} />
      <p className={styles.ways}>
        <a href="/account/data#download">Download my data</a>
        <a href="/account/data#mail">Marketing mail</a>
        <a href="/account/data#close">Delete account</a>
      </p>
    </AccountFrame>
  );
}

function ForVisitors() {
  return (
    <div className="wrap">
      <header className={styles.visitor}>
        <h1>{TITLE}</h1>
        <p>
          What you tell us of yourself, where you are signed in and whom you follow stand here once you are a member.
        </p>
        <p>
          <LinkButton kind="go" href={signInHref(PATH)}>
            Sign in or join
          </LinkButton>
        </p>
      </header>
    </div>
  );
}
