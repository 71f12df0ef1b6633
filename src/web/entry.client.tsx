import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchLeaving } from './shell/leaving.ts';

/** Marks the moment from which scripts answer; every effect of the first rendering has run before. */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark('hydrated'), []);
  return children;
}

watchLeaving();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Marked>
        <HydratedRouter />
      </Marked>
    </StrictMode>,
  );
});
