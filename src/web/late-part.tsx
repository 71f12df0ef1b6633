import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * What a reader does first, here or in another window; or goes back to an address that this page has left. Helpers that read
 * a page aloud press and choose without a pointer and without keys.
 */
const FIRST = ['pointerdown', 'click', 'change', 'keydown', 'scroll', 'storage', 'popstate'];

/**
 * Fulfilled when the reader first does something; what was done before this script came counts. Heard on the way down:
 * React keeps a press on a part without its script from everybody below it.
 */
const touched = import.meta.env.SSR
  ? null
  : new Promise<void>((resolve) => {
      if (navigator.userActivation?.hasBeenActive) resolve();
      for (const type of FIRST) {
        window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
      }
    });

/** The scripts of this page's late parts, on their way or there. */
const scripts: Promise<unknown>[] = [];
const MOST_MS = 2000;

/**
 * Does what changes the page in one go once no part of it lacks its script: React would take such a part off the page until
 * that is there, the search in the header, for one. Two seconds at most.
 */
export function whenWhole(work: () => unknown): void {
  const limit = new Promise((resolve) => setTimeout(resolve, MOST_MS));
  void Promise.race([Promise.allSettled(scripts), limit]).then(work);
}

/**
 * A part of a page that is only read. The server sends it whole; its script isn't among those that the page waits for.
 * It keeps the server's text until that is there, which holds while its props stay the same objects: hence memo.
 * @param atHand the part itself on the server, which writes a page in one go; null in browsers.
 * @param isDue whether it has something to show before the reader does anything
 */
export function latePart<Props extends object>(
  atHand: ComponentType<Props> | null | undefined,
  load: () => Promise<ComponentType<Props>>,
  isDue?: () => boolean,
): ComponentType<Props> {
  let loaded: Promise<{ default: ComponentType<Props> }> | null = null;
  const begin = () => {
    if (loaded) return loaded;
    loaded = (async () => {
      if (!isDue?.()) await touched;
      return { default: await load() };
    })();
    scripts.push(loaded);
    return loaded;
  };
  const Part = atHand ?? lazy(begin);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module is read
  return memo(function LatePart(props: Props) {
    // With the page around it: its own turn comes later, when somebody may have asked already whether the page is whole.
    if (!atHand) void begin();
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
