import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Turns into the number, which a phone then calls. Without scripts the number stands there at once. */
export function CallUs({ phoneNumber, block }: { phoneNumber: string; block?: boolean }) {
  const [shown, setShown] = useState(false);
  const href = `tel:${phoneNumber.replace(/[^+\d]/g, '')}`;
  if (shown) {
    return (
      <LinkButton href={href} icon="phone" block={block}>
        {phoneNumber}
      </LinkButton>
    );
  }
  return (
    <>
      <Button icon="phone" block={block} onClick={() => setShown(true)}>
        Call Us
      </Button>
      <noscript>
        <a href={href}>{phoneNumber}</a>
      </noscript>
    </>
  );
}
