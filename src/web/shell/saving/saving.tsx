import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Toast } from '../../ui/toast.tsx';
import { askToSignIn } from '../ask-to-sign-in.ts';
import { markAll } from '../mark-all.ts';
import { onMember, useMember } from '../member.ts';
import { isSignedIn } from '../signed-in.ts';
import type { Answered, Refusal } from './calls.ts';
import { follow, isFollowed, isSaved, onPressed, putBack, removeTrip, saveTrip, unfollow } from './deeds.ts';
import { Failure } from './failure.tsx';
import { followAt, heartAt, markKept, type Pressed, searchAt } from './hearts.ts';
import { saveSearch } from './searches.ts';
import { hasWish, keepWish, takeWish, type Wish } from './wish.ts';

const ListChooser = lazy(async () => ({ default: (await import('./list-chooser.tsx')).ListChooser }));

type Told = { text: ReactNode; action?: { label: string; onPress: () => void } };
type Failed = { why: Refusal; beside: HTMLElement | null; again: () => void };
type Thing = { id: string; name: string; at: HTMLElement | null };

const WANT = {
  save: 'Sign in to save this trip',
  follow: 'Sign in to follow this company',
  search: 'Sign in to save this search',
} as const;

/**
 * Hearts and following, wherever they stand: pressed, they show at once what is wanted, and go back if it can’t be had.
 * What a visitor presses is done once they are signed in.
 */
export function Saving() {
  const isMember = useMember() !== null;
  const [told, setTold] = useState<Told | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [chosen, setChosen] = useState<Thing | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);

  useEffect(() => {
    const stops = [markAll(markKept), onMember(markKept), onPressed(markKept)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const pressHeart = useEffectEvent((pressed: Pressed) => {
    if (!isSignedIn()) return wish({ do: 'save', id: pressed.id, name: pressed.name });
    return isSaved(pressed.id) ? remove(pressed) : save(pressed);
  });
  const pressFollow = useEffectEvent((pressed: Pressed) => {
    if (!isSignedIn()) return wish({ do: 'follow', id: pressed.id, name: pressed.name });
    return isFollowed(pressed.id) ? stopFollowing(pressed) : startFollowing(pressed);
  });
  const pressSearch = useEffectEvent((pressed: Pressed) => {
    if (!isSignedIn()) return wish({ do: 'search', id: pressed.id, name: pressed.name });
    return keepSearch(pressed);
  });
  useEffect(() => watchPresses(pressHeart, pressFollow, pressSearch), []);

  const fulfil = useEffectEvent(() => {
    const wish = takeWish();
    if (!wish) return;
    const { id, name } = wish;
    const does = { save, follow: startFollowing, search: keepSearch };
    void does[wish.do]({ id, name, at: null });
  });
  useEffect(() => {
    if (isMember && hasWish()) fulfil();
  }, [isMember]);

  return (
    <>
      <div role="status">
        {told && (
          <Toast {...(told.action && { action: told.action })} onDismiss={() => setTold(null)}>
            {told.text}
          </Toast>
        )}
      </div>
      {failed && <Failure {...failed} onClose={() => setFailed(null)} />}
      <Suspense>
        {chosen && <ListChooser trip={chosen} onClose={() => setChosen(null)} onSignIn={() => wishToSave(chosen)} />}
      </Suspense>
      {followed !== null && (
        <Modal id="following" title={`You’re following ${followed}`} narrow open onClose={() => setFollowed(null)}>
          <p>It stands in your profile, under Following, where you can stop at any time.</p>
          {/* Closed by the browser, which gives the focus back. */}
          <form method="dialog">
            <Button type="submit" kind="ink" block>
              OK
            </Button>
          </form>
        </Modal>
      )}
    </>
  );

  async function save(trip: Thing): Promise<void> {
    begin();
    const answer = await saveTrip(trip.id, null);
    if (!answer.ok) return fail(answer, trip, 'save', () => void save(trip));
    const action = { label: 'Change list', onPress: () => open(trip) };
    setTold({ text: `Saved to ${answer.data.name}`, action });
  }

  async function remove(trip: Thing): Promise<void> {
    begin();
    const answer = await removeTrip(trip.id);
    if (!answer.ok) return fail(answer, trip, 'save', () => void remove(trip));
    setTold({ text: 'Removed', action: { label: 'Undo', onPress: () => void undo(trip, answer.data) } });
  }

  async function undo(trip: Thing, lists: readonly string[]): Promise<void> {
    begin();
    const answer = await putBack(trip.id, lists);
    if (!answer.ok) fail(answer, trip, 'save', () => void undo(trip, lists));
    trip.at?.focus();
  }

  async function startFollowing(company: Thing): Promise<void> {
    begin();
    const answer = await follow(company.id);
    if (answer.ok) setFollowed(company.name);
    else fail(answer, company, 'follow', () => void startFollowing(company));
  }

  async function stopFollowing(company: Thing): Promise<void> {
    begin();
    const answer = await unfollow(company.id);
    if (!answer.ok) return fail(answer, company, 'follow', () => void stopFollowing(company));
    const action = { label: 'Undo', onPress: () => void startFollowing(company) };
    setTold({ text: `You don’t follow ${company.name} any more`, action });
  }

  async function keepSearch(search: Thing): Promise<void> {
    begin();
    const answer = await saveSearch(search.id);
    if (!answer.ok) return fail(answer, search, 'search', () => void keepSearch(search));
    const action = { label: 'Saved searches', onPress: () => window.location.assign('/account/saved-searches') };
    setTold({ text: `Saved as “${answer.data}”`, action });
  }

  function begin(): void {
    setTold(null);
    setFailed(null);
  }

  function open(trip: Thing): void {
    setTold(null);
    setChosen(trip);
  }

  function wishToSave({ id, name }: Thing): void {
    setChosen(null);
    wish({ do: 'save', id, name });
  }

  function fail(answer: Answered<unknown> & { ok: false }, thing: Thing, what: Wish['do'], again: () => void): void {
    if (answer.why === 'signed_out') wish({ do: what, id: thing.id, name: thing.name });
    else setFailed({ why: answer.why, beside: thing.at, again });
  }
}

function wish(wish: Wish): void {
  keepWish(wish);
  askToSignIn(WANT[wish.do]);
}

type Hear = (pressed: Pressed) => void;

function watchPresses(onHeart: Hear, onFollow: Hear, onSearch: Hear): () => void {
  const click = (event: MouseEvent) => {
    const heart = heartAt(event.target);
    const pressed = heart ?? searchAt(event.target);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!pressed || elsewhere) return;
    event.preventDefault();
    (heart ? onHeart : onSearch)(pressed);
  };
  // A link isn’t pressed by the space bar, a button is.
  const key = (event: KeyboardEvent) => {
    const heart = event.key === ' ' ? heartAt(event.target) : null;
    if (heart?.at.role !== 'button') return;
    event.preventDefault();
    heart.at.click();
  };
  const submit = (event: SubmitEvent) => {
    const company = followAt(event.target);
    if (!company) return;
    event.preventDefault();
    onFollow(company);
  };
  // Heard on the way down: React keeps a press on a part without its script from everybody below it.
  const capture = { capture: true };
  window.addEventListener('click', click, capture);
  window.addEventListener('keydown', key, capture);
  window.addEventListener('submit', submit, capture);
  performance.mark('hearts');
  return () => {
    window.removeEventListener('click', click, capture);
    window.removeEventListener('keydown', key, capture);
    window.removeEventListener('submit', submit, capture);
  };
}
