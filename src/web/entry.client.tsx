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
// Only where somebody has allowed something: nobody else needs the script that tells what.
if (/consent=[^;]*-yes/.test(document.cookie)) {
  void import('./shell/report-visit.ts').then(({ reportVisit }) => reportVisit());
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
