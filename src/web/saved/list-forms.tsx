import { formatDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './saved.module.css';
import type { Shown } from './shown-lists.ts';

const PATH = '/wishlist';

type NameProps = {
  deed: 'create' | 'rename';
  title: string;
  error: string | null | undefined;
  list: string | undefined;
  name?: string;
};

/** Names a list, a new one or one there is. */
export function NameForm({ deed, title, error, list, name }: NameProps) {
  const back = list ? `${PATH}?list=${list}` : PATH;
  return (
    <form method="post" action={PATH} className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <input type="hidden" name="do" value={deed} />
      <input type="hidden" name="at" value={deed === 'create' ? 'new' : deed} />
      {list && <input type="hidden" name="list" value={list} />}
      <TextInput label="Name" name="name" defaultValue={name} maxLength={80} error={error || undefined} required />
      <p className={styles.actions}>
        <Button type="submit">{deed === 'create' ? 'Create' : 'Rename'}</Button>
        <LinkButton href={back}>Cancel</LinkButton>
      </p>
    </form>
  );
}

type Open = NonNullable<Shown['open']>;

/** Asks once. */
export function DeleteForm({ list }: { list: Open }) {
  const trips = list.count + list.resting;
  return (
    <form method="post" action={PATH} className={styles.panel} aria-label="Delete this list">
      <h2>Delete “{list.name}”?</h2>
      <p>
        {trips === 0
          ? 'Nothing is in it.'
          : `Its ${plural(trips, 'trip')} ${trips === 1 ? 'leaves' : 'leave'} your lists. The trips themselves stay on Sojourn.`}
      </p>
      <input type="hidden" name="do" value="delete" />
      <input type="hidden" name="list" value={list.id} />
      <p className={styles.actions}>
        <LinkButton href={`${PATH}?list=${list.id}`}>Keep</LinkButton>
        <Button type="submit">Delete list</Button>
      </p>
    </form>
  );
}

type ShareProps = { list: Open; error: string | null; isSent: boolean; formKey: string; typed: Shown['typed'] };

/** Sends a link to the list, and shows which were sent. */
export function ShareForm({ list, error, isSent, formKey, typed }: ShareProps) {
  return (
    <section className={styles.panel} aria-labelledby="share">
      <h2 id="share">Share “{list.name}”</h2>
      <p>
        We email a link. Whoever has it can look, not change. Your first name is shown, and an answer comes to your
        address, which stands in the mail.
      </p>
      {isSent && <p role="status">Your link is on its way, unless that address wants no such mail.</p>}
      <form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="do" value="share" />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="at" value="share" />
        <input type="hidden" name="list" value={list.id} />
        <TextInput
          label="Their email"
          name="to_email"
          type="email"
          autoComplete="off"
          defaultValue={typed?.to_email}
          maxLength={254}
          required
        />
        <TextArea label="Message (optional)" name="message" defaultValue={typed?.message} maxLength={1000} />
        {error && <Alert>{error}</Alert>}
        <Button type="submit" kind="go">
          Send link
        </Button>
      </form>
      {list.shares.length > 0 && (
        <>
          <h3>Shared so far</h3>
          <ul className={styles.shares}>
            {list.shares.map(({ id, sentOn }) => (
              <li key={id}>
                <form method="post" action={PATH}>
                  <input type="hidden" name="do" value="stop" />
                  <input type="hidden" name="at" value="share" />
                  <input type="hidden" name="list" value={list.id} />
                  <input type="hidden" name="share" value={id} />
                  <span>Link sent {formatDate(sentOn)}</span>
                  <Button type="submit">Stop sharing</Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={`${PATH}?list=${list.id}`}>Back to the list</a>
      </p>
    </section>
  );
}
