import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './copy-link.module.css';

/** An address to be passed on: a button copies it, and it can be marked where there is none. */
export function CopyLink({ href }: { href: string }) {
  const id = useId();
  const scripts = useHydrated();
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(href);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser doesn’t let us copy. Mark the address, and copy it yourself.');
    }
  }
  return (
    <div className={styles.copy}>
      <code id={id}>{href}</code>
      {scripts && (
        <Button onClick={() => void copy()} aria-describedby={id}>
          Copy link
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
