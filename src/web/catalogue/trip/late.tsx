import { type ComponentProps, createContext, lazy, memo, Suspense, useContext } from 'react';

/*
 * Parts of the page that are only read. The server sends them whole; their script isn't among those that the page
 * waits for. They keep the server's text until it is there, which holds while their props stay the same objects: hence memo.
 */

type Parts = typeof import('./read-only.tsx');

/** The parts where they are at hand: on the server, which writes a page in one go. */
export const PartsAtHand = createContext<Parts | null>(null);

/** Fulfilled when the reader first does something: until then nothing on the page can change. */
const firstTouch = () =>
  new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });

async function load(): Promise<Parts> {
  await firstTouch();
  return import('./read-only.tsx');
}

const ProgramPart = lazy(async () => ({ default: (await load()).Program }));
const BackgroundPart = lazy(async () => ({ default: (await load()).Background }));
const SimilarPart = lazy(async () => ({ default: (await load()).Similar }));

export const Program = memo(function Program(props: ComponentProps<Parts['Program']>) {
  const Part = useContext(PartsAtHand)?.Program ?? ProgramPart;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});

export const Background = memo(function Background(props: ComponentProps<Parts['Background']>) {
  const Part = useContext(PartsAtHand)?.Background ?? BackgroundPart;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});

export const Similar = memo(function Similar(props: ComponentProps<Parts['Similar']>) {
  const Part = useContext(PartsAtHand)?.Similar ?? SimilarPart;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});
