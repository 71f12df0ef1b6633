import { useLoaderData } from 'react-router';
import { pageMeta } from '../../metadata/page-meta.ts';
import { ownIn } from '../../own-in.ts';
import { services } from '../../services.ts';
import { signInHref } from '../../shell/sign-in-href.ts';
import { siteOf } from '../../site.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Route } from './+types/change.route';
import { changeLoader } from './change.loader.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './write.module.css';

const PATH = '/account/my-reviews';
const TITLE = 'Change Your Review';

const ERRORS: Readonly<Record<string, string>> = {
  rating: 'Give at least one score.',
  summary: 'A summary has 5 to 120 characters, in one line.',
  content: 'A review has 50 to 5,000 characters.',
  name: 'A name has 2 to 80 characters, in one line.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches, params }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Other words and scores for a review of your own.',
    path: `${PATH}/${params.id}`,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return changeLoader(context.get(services), request, params.id);
}

export default function ChangeReview() {
  const { id, review, error } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{TITLE}</h1>
          {review && <About review={review} />}
        </header>
        {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
        {review ? (
          <ChangeForm review={review} />
        ) : (
          <div className={styles.choice}>
            <p>Sign in as the member who wrote it.</p>
            <LinkButton kind="go" href={signInHref(`${PATH}/${id}`)}>
              Sign in or join
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}

type Reviewed = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['review']>;

function About({ review: { trip, company, state } }: { review: Reviewed }) {
  const about = [trip?.name, company?.name].filter(Boolean).join(' by ');
  return (
    <p>
      {about && `About ${about}. `}
      {state === 'published'
        ? 'It stands as it is until we have read the change; then we write to you.'
        : 'We haven’t read it yet: we read it as you leave it now.'}
    </p>
  );
}
