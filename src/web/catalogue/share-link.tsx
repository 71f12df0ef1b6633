import { type MouseEvent, useState } from 'react';
import { useSite } from '../site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './share-link.module.css';

type ShareLinkProps = { title: string; path: string; label?: string };

/** Hands on a page's address: by the system's own sheet where there is one, else copied; without scripts, by mail. */
export function ShareLink({ title, path, label = 'Share' }: ShareLinkProps) {
  const { baseUrl } = useSite();
  const [said, setSaid] = useState('');
  const url = `${baseUrl}${path}`;
  return (
    <span className={styles.share}>
      <LinkButton
        kind="line"
        icon="share-2"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={share}
      >
        {label}
      </LinkButton>
      <span role="status">{said}</span>
    </span>
  );

  async function share(event: MouseEvent): Promise<void> {
    // Browsers offer neither on a site without encryption: mail then.
    if (!('share' in navigator) && !('clipboard' in navigator)) return;
    event.preventDefault();
    if ('share' in navigator && (await sent({ title, url }))) return;
    try {
      await navigator.clipboard.writeText(url);
      setSaid('The link is copied. Paste it where you like.');
    } catch {
      setSaid('Your browser doesn’t let us copy. The address stands at the top of its window.');
    }
  }
}

/** @returns false where the system refuses; a reader who closes its sheet has what he wants */
async function sent(page: ShareData): Promise<boolean> {
  try {
    await navigator.share(page);
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
