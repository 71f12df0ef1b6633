import { memberState } from '../member.ts';
import { isFollowed, isSaved } from './deeds.ts';

/** Without a script a heart is a link that leads to the lists, and following a form. */
const HEARTS = 'a[data-save]';
const FOLLOWS = 'form[data-follow]';

/** A thing that somebody may keep, by where it was pressed. */
export type Pressed = { id: string; name: string; at: HTMLElement };

export function heartAt(target: EventTarget | null): Pressed | null {
  const at = target instanceof Element ? target.closest<HTMLElement>(HEARTS) : null;
  return at && { id: at.dataset.save ?? '', name: at.dataset.name ?? '', at };
}

/** A search to be saved: its id is the address of its list. */
export function searchAt(target: EventTarget | null): Pressed | null {
  const at = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-search]') : null;
  return at && { id: new URL(at.href).searchParams.get('save') ?? '', name: '', at };
}

export function followAt(target: EventTarget | null): Pressed | null {
  const form = target instanceof HTMLFormElement && target.matches(FOLLOWS) ? target : null;
  const at = form?.querySelector<HTMLElement>('button') ?? null;
  return form && at && { id: form.dataset.follow ?? '', name: form.dataset.name ?? '', at };
}

/** Shows on every heart and beside every company what this member keeps. */
export function markKept(): void {
  const isMember = memberState().member !== null;
  for (const heart of document.querySelectorAll<HTMLElement>(HEARTS)) {
    // For a visitor it stays a link: it leads to signing in.
    if (!isMember) {
      heart.removeAttribute('role');
      heart.removeAttribute('aria-pressed');
      continue;
    }
    heart.setAttribute('role', 'button');
    heart.setAttribute('aria-pressed', String(isSaved(heart.dataset.save ?? '')));
  }
  for (const form of document.querySelectorAll<HTMLElement>(FOLLOWS)) {
    form.toggleAttribute('data-on', isMember && isFollowed(form.dataset.follow ?? ''));
  }
}
