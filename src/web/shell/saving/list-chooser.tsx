import { type FormEvent, useState } from 'react';
import { plural } from '../../catalogue/trip-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type MemberList, useMemberState } from '../member.ts';
import type { Answered } from './calls.ts';
import { createList, removeFrom, saveTrip } from './deeds.ts';
import { REFUSALS } from './failure.tsx';
import styles from './saving.module.css';

type Props = { trip: { id: string; name: string }; onClose: () => void; onSignIn: () => void };

/** In which lists a trip stands. A tick counts at once, and a list made here is ticked. */
export function ListChooser({ trip, onClose, onSignIn }: Props) {
  const { lists, saved } = useMemberState();
  // In the order in which they stood when it was opened, so that a tick moves none.
  const [order] = useState(() => lists.map(({ id }) => id));
  const [isCreating, setCreating] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const isIn = (id: string) => saved.some((one) => one.listId === id && one.tripId === trip.id);
  const count = (id: string) => saved.filter(({ listId }) => listId === id).length;

  async function act(work: () => Promise<Answered<unknown>>): Promise<boolean> {
    setAlert(null);
    setError(undefined);
    const answer = await work();
    if (answer.ok) return true;
    if (answer.why === 'signed_out') onSignIn();
    else if (answer.why === 'taken') setError(REFUSALS.taken);
    else setAlert(REFUSALS[answer.why]);
    return false;
  }

  async function create(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (!name) return setError('Give the list a name.');
    setCreating(true);
    if (await act(() => createList(name, trip.id))) form.reset();
    setCreating(false);
  }

  return (
    <Modal id="choose-list" title="Save to a list" narrow open onClose={onClose}>
      <p className={styles.trip}>{trip.name}</p>
      {alert && <Alert>{alert}</Alert>}
      <ul className={styles.lists}>
        {inOrder(lists, order).map(({ id, name }) => (
          <li key={id} data-on={isIn(id) || undefined}>
            <Checkbox
              checked={isIn(id)}
              onChange={() => void act(() => (isIn(id) ? removeFrom(trip.id, id) : saveTrip(trip.id, id)))}
            >
              {name}
            </Checkbox>
            <span>{plural(count(id), 'trip')}</span>
          </li>
        ))}
      </ul>
      <form className={styles.create} onSubmit={(event) => void create(event)} noValidate>
        <TextInput label="New list" name="name" maxLength={80} error={error} />
        <Button type="submit" busy={isCreating && 'Creating'}>
          Create
        </Button>
      </form>
    </Modal>
  );
}

/** New ones first. */
function inOrder(lists: readonly MemberList[], order: readonly string[]): MemberList[] {
  return [...lists].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
