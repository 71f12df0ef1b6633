import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/searches.route';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { searchesLoader } from './searches.loader.ts';
import own from './searches.module.css';

const PATH = '/account/saved-searches';
const TITLE = 'Saved searches';
const NAME_LENGTH = 80;

const ERRORS: Readonly<Record<string, string>> = {
  name: 'A name has 1 to 80 characters, in one line.',
  limit_reached: 'You have 50 saved searches. Delete one to save another.',
  invalid: 'That isn’t a list that can be saved. Choose a filter on a list of trips first.',
  not_found: 'That isn’t there any more.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Lists of trips that you come back to, with the filters you chose.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return searchesLoader(context.get(services), request);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type Shown = Extract<Loaded, { searches: unknown }>;
type Search = Shown['searches'][number];

export default function SavedSearches() {
  const shown = useLoaderData<typeof loader>();
  if (!('searches' in shown)) return <ForVisitors toSave={shown.toSave} />;
  const { me, searches, toSave, removed, renamed, error } = shown;
  const at = searches.some(({ id }) => id === renamed) ? renamed : null;
  return (
    <AccountFrame here={PATH} {...me}>
      <h1>{TITLE}</h1>
      {error && !at && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {toSave && <ToSave toSave={toSave} />}
      {removed && (
        <form method="post" action={PATH} className={own.notice}>
          <input type="hidden" name="do" value="save" />
          <input type="hidden" name="search" value={removed.href} />
          <input type="hidden" name="name" value={removed.name} />
          <p role="status">“{removed.name}” is deleted.</p>
          <Button type="submit">Undo</Button>
        </form>
      )}
      {searches.length === 0 ? (
        !toSave && <Nothing />
      ) : (
        <ul className={own.searches}>
          {searches.map((search) => (
            <li key={search.id}>
              {search.id === at ? (
                <Renaming
                  search={search}
                  error={error && (ownIn(ERRORS, error) ?? 'Something went wrong, try again later')}
                />
              ) : (
                <Row search={search} isNew={search.id === shown.saved} />
              )}
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  );
}

function Row({ search: { id, name, href, words, savedOn }, isNew }: { search: Search; isNew: boolean }) {
  return (
    <>
      <div>
        <h2>
          <a href={href}>{name}</a>
        </h2>
        {name !== words.join(', ') && <p>{words.join(' · ')}</p>}
        <p role={isNew ? 'status' : undefined} className={isNew ? own.saved : undefined}>
          {isNew ? 'Saved.' : `Saved ${formatDate(savedOn)}`}
        </p>
      </div>
      <div className={styles.acts}>
        <LinkButton size="small" href={`${PATH}?at=${id}`} aria-label={`Rename “${name}”`}>
          Rename
        </LinkButton>
        <form method="post" action={PATH}>
          <input type="hidden" name="do" value="delete" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small" aria-label={`Delete “${name}”`}>
            Delete
          </Button>
        </form>
      </div>
    </>
  );
}

function Renaming({ search: { id, name }, error }: { search: Search; error: string | null }) {
  return (
    <form method="post" action={PATH} className={styles.form} aria-label={`Rename “${name}”`}>
      <input type="hidden" name="do" value="rename" />
      <input type="hidden" name="id" value={id} />
      <TextInput
        label="Name"
        name="name"
        defaultValue={name}
        maxLength={NAME_LENGTH}
        error={error || undefined}
        required
      />
      <p className={styles.acts}>
        <Button type="submit" kind="ink">
          Rename
        </Button>
        <LinkButton href={PATH}>Cancel</LinkButton>
      </p>
    </form>
  );
}

type Kept = NonNullable<Loaded['toSave']>;

function ToSave({ toSave: { href, name, words } }: { toSave: Kept }) {
  return (
    <form method="post" action={PATH} className={own.panel} aria-label="Save this search">
      <h2>Save this search</h2>
      <p>{words.join(' · ')}</p>
      <input type="hidden" name="do" value="save" />
      <input type="hidden" name="search" value={href} />
      <TextInput label="Name" name="name" defaultValue={name} maxLength={NAME_LENGTH} required />
      <p className={styles.acts}>
        <Button type="submit" kind="go">
          Save
        </Button>
        <LinkButton href={href}>Back to the list</LinkButton>
      </p>
    </form>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing saved yet"
      action={
        <LinkButton kind="go" href="/all-trips">
          See all trips
        </LinkButton>
      }
    >
      <p>Choose filters on a list of trips, then press “Save this search”: it stands here with its filters.</p>
    </EmptyState>
  );
}

function ForVisitors({ toSave }: { toSave: Kept | null }) {
  const back = toSave ? `${PATH}?save=${encodeURIComponent(toSave.href)}` : PATH;
  return (
    <div className="wrap">
      <header className={styles.visitor}>
        <h1>{TITLE}</h1>
        <p>
          {toSave
            ? `Sign in, and “${toSave.name}” can be saved.`
            : 'Lists of trips that you save stand here, with the filters you chose, wherever you sign in.'}
        </p>
        <p className={styles.acts}>
          <LinkButton kind="go" href={signInHref(back)}>
            Sign in or join
          </LinkButton>
          {toSave && <LinkButton href={toSave.href}>Back to the list</LinkButton>}
        </p>
      </header>
    </div>
  );
}
