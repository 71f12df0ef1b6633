import { useLoaderData } from 'react-router';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/lists.route';
import { DeleteForm, NameForm, ShareForm } from './list-forms.tsx';
import { listsLoader } from './lists.loader.ts';
import styles from './saved.module.css';
import { SavedTrips } from './saved-trips.tsx';
import type { Shown } from './shown-lists.ts';

const PATH = '/wishlist';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'My Lists',
    description: 'Trips you have saved, with prices and dates of today.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return listsLoader(context.get(services), request);
}

const ERRORS: Readonly<Record<string, string>> = {
  name: 'A name has 1 to 80 characters, in one line.',
  name_taken: 'You have a list of this name. Choose another.',
  limit_reached: 'There is no room for more: 50 lists, with 200 trips in each.',
  email: 'Invalid email address',
  message: 'A message has 1,000 characters or fewer.',
  rate_limited: 'You have invited people and shared lists ten times today. Try again tomorrow.',
  forbidden: 'Confirm your email address first: we sent you a link.',
  not_found: 'That isn’t there any more.',
};

export default function Lists() {
  const shown = useLoaderData<typeof loader>();
  if (!shown.lists) return <ForVisitors toSave={shown.toSave} />;
  return <Own shown={shown as Shown} />;
}

function ForVisitors({ toSave }: Pick<Shown, 'toSave'>) {
  const back = toSave ? `${PATH}?save=${toSave.id}` : PATH;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>My Lists</h1>
        <p>
          {toSave
            ? `Sign in to save “${toSave.name}”.`
            : 'Trips you save stand here, with prices and dates of the day, wherever you sign in.'}
        </p>
        <p className={styles.actions}>
          <LinkButton kind="go" href={signInHref(back)}>
            Sign in or join
          </LinkButton>
          <LinkButton href="/all-trips">See all trips</LinkButton>
        </p>
      </header>
    </div>
  );
}

function Own({ shown }: { shown: Shown }) {
  const { lists, open, view, toSave } = shown;
  const error = shown.error && (ownIn(ERRORS, shown.error) ?? 'Something went wrong, try again later');
  const newName = shown.typed?.do === 'create' ? shown.typed.name : undefined;
  return (
    <div className="wrap">
      <div className={styles.columns}>
        <nav aria-label="My Lists" className={styles.rail}>
          {open ? <p className={styles.title}>My Lists</p> : <h1>My Lists</h1>}
          <ul>
            {lists?.map(({ id, name, count, isShared, art }) => (
              <li key={id}>
                <a href={`${PATH}?list=${id}`} aria-current={id === open?.id ? 'page' : undefined}>
                  {art ? <Art art={art} alt="" sizes="3.5rem" loading="lazy" /> : <span className={styles.none} />}
                  <span>
                    <b>{name}</b>
                    <small>
                      {plural(count, 'trip')}
                      {isShared && ', shared'}
                    </small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {open && (
            <LinkButton icon="plus" href={`${PATH}?list=${open.id}&at=new`} block>
              Create a list
            </LinkButton>
          )}
        </nav>
        <div className={styles.list}>
          {toSave && <ToSave toSave={toSave} into={open?.name ?? 'Favorites'} />}
          {view === 'new' && (
            <NameForm deed="create" title="Create a list" error={error} list={open?.id} name={newName} />
          )}
          {open ? (
            <OpenList shown={shown} open={open} error={error || null} />
          ) : (
            <FirstList error={error || null} name={newName} />
          )}
        </div>
      </div>
    </div>
  );
}

function ToSave({ toSave, into }: { toSave: NonNullable<Shown['toSave']>; into: string }) {
  return (
    <form method="post" action={PATH} className={styles.notice}>
      <input type="hidden" name="do" value="save" />
      <input type="hidden" name="trip" value={toSave.id} />
      <p>{toSave.name}</p>
      <Button type="submit" kind="go" icon="heart">
        Save to {into}
      </Button>
    </form>
  );
}

function FirstList({ error, name }: { error: string | null; name: string | undefined }) {
  return (
    <EmptyState title="Create your first list">
      <p>A list holds trips you may take: for a year, a place, or the people you would go with.</p>
      <form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="do" value="create" />
        <TextInput
          label="Name"
          name="name"
          defaultValue={name}
          maxLength={80}
          placeholder="Andes next spring"
          error={error || undefined}
          required
        />
        <Button type="submit" kind="go">
          Create
        </Button>
      </form>
    </EmptyState>
  );
}

function wordsOf({ count, resting }: NonNullable<Shown['open']>): string {
  if (count + resting === 0) return 'Nothing in it yet.';
  const offered = count > 0 && `${plural(count, 'trip')}. Prices and places as of today.`;
  const rest =
    resting > 0 &&
    (resting === 1
      ? 'One that you saved isn’t offered at the moment: it stands here again when it is.'
      : `${resting} that you saved aren’t offered at the moment: they stand here again when they are.`);
  return [offered, rest].filter(Boolean).join(' ');
}

type OpenProps = { shown: Shown; open: NonNullable<Shown['open']>; error: string | null };

function OpenList({ shown, open, error }: OpenProps) {
  const { view, removed, isSent, key, typed } = shown;
  const newName = typed?.do === 'rename' ? typed.name : undefined;
  const at = (form: string) => `${PATH}?list=${open.id}&at=${form}`;
  return (
    <>
      <header className={styles.top}>
        <div>
          <h1>{open.name}</h1>
          <p>{wordsOf(open)}</p>
        </div>
        <p className={styles.actions}>
          <LinkButton href={at('share')}>Share</LinkButton>
          <LinkButton href={at('rename')}>Rename</LinkButton>
          <LinkButton href={at('delete')}>Delete</LinkButton>
        </p>
      </header>
      {error && view === null && <Alert>{error}</Alert>}
      {removed && (
        <form method="post" action={PATH} className={styles.notice}>
          <input type="hidden" name="do" value="save" />
          <input type="hidden" name="list" value={open.id} />
          <input type="hidden" name="trip" value={removed} />
          <p role="status">Removed</p>
          <Button type="submit">Undo</Button>
        </form>
      )}
      {view === 'rename' && (
        <NameForm
          deed="rename"
          title={`Rename “${open.name}”`}
          error={error}
          list={open.id}
          name={newName ?? open.name}
        />
      )}
      {view === 'delete' && <DeleteForm list={open} />}
      {view === 'share' && (
        <ShareForm
          list={open}
          error={error}
          isSent={isSent}
          formKey={key}
          typed={typed?.do === 'share' ? typed : null}
        />
      )}
      {open.trips.length > 0 ? (
        <SavedTrips trips={open.trips} list={open.id} />
      ) : (
        <EmptyState
          title={open.resting > 0 ? 'None is offered at the moment' : 'No trips in it yet'}
          action={
            <LinkButton kind="go" href="/all-trips">
              See all trips
            </LinkButton>
          }
        >
          <p>Press Save on a trip, and it stands here.</p>
        </EmptyState>
      )}
      {open.trips.length > 0 && <p className={styles.small}>Nothing here is held for you.</p>}
    </>
  );
}
