import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Refusal } from './calls.ts';
import styles from './saving.module.css';

/** What to do about it, in a sentence. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  signed_out: 'You are signed out. Sign in, and try again.',
  full: 'That list is full, or you have as many lists as there may be. Remove something, and try again.',
  gone: 'That isn’t there any more. The page shows what was: load it again.',
  taken: 'You have a list of that name. Choose another.',
  many: 'You have 50 saved searches. Delete one in your account, and try again.',
  often: 'That was too often in a short time. Wait a minute, and try again.',
  offline: 'You are offline. Nothing has changed: try again once you are back.',
  failed: 'Something went wrong, try again later',
};

const GAP = 8;
const WIDTH = 288;

type Props = { why: Refusal; beside: HTMLElement | null; again: () => void; onClose: () => void };

/** Says beside what was pressed that it couldn’t be done, with the way to try again. */
export function Failure({ why, beside, again, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (beside?.isConnected) place(box.current, beside.getBoundingClientRect());
    if (document.activeElement === beside) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [beside]);
  const close = (then?: () => void) => {
    beside?.focus({ preventScroll: true });
    onClose();
    then?.();
  };
  return (
    <div ref={box} role="alert" className={styles.failure}>
      <p>{REFUSALS[why]}</p>
      <Button size="small" onClick={() => close(again)}>
        Retry
      </Button>
      <IconButton icon="x" label="Dismiss" onClick={() => close()} />
    </div>
  );
}

/** Below what was pressed, inside the window, and going along with the page. */
function place(box: HTMLElement | null, { right, bottom }: DOMRect): void {
  if (!box) return;
  const end = Math.max(document.documentElement.clientWidth - right, GAP);
  const inside = Math.min(end, document.documentElement.clientWidth - WIDTH - GAP);
  Object.assign(box.style, { insetBlockStart: `${bottom + window.scrollY + GAP}px`, insetInlineEnd: `${inside}px` });
}
