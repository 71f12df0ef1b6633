import { type ComponentProps, lazy, memo, Suspense } from 'react';

/*
 * Parts of the page that are only read. The server sends them whole; their script isn't among those that the page
 * waits for. They keep the server's text until it is there, which holds while their props stay the same objects: hence memo.
 */

type Parts = typeof import('./read-only.tsx');

/** Fulfilled when the reader first does something: until then nothing on the page can change. */
const firstTouch = () =>
  new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });

async function load(): Promise<Parts> {
  if (!import.meta.env.SSR) await firstTouch();
  return import('./read-only.tsx');
}

const ProgramPart = lazy(async () => ({ default: (await load()).Program }));
const BackgroundPart = lazy(async () => ({ default: (await load()).Background }));
const SimilarPart = lazy(async () => ({ default: (await load()).Similar }));

export const Program = memo(function Program(props: ComponentProps<Parts['Program']>) {
  return (
    <Suspense>
      <ProgramPart {...props} />
    </Suspense>
  );
});

export const Background = memo(function Background(props: ComponentProps<Parts['Background']>) {
  return (
    <Suspense>
      <BackgroundPart {...props} />
    </Suspense>
  );
});

export const Similar = memo(function Similar(props: ComponentProps<Parts['Similar']>) {
  return (
    <Suspense>
      <SimilarPart {...props} />
    </Suspense>
  );
});
