import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Marks the moment from which scripts answer; every effect of the first rendering has run before. */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark('hydrated'), []);
  return children;
}

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
