import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Fulfilled when the reader first does something, here or in another window; what was done before this script came counts.
 * Heard on the way down: React keeps a press on a part without its script from everybody below it.
 */
const touched = import.meta.env.SSR
  ? null
  : new Promise<void>((resolve) => {
      if (navigator.userActivation?.hasBeenActive) resolve();
      for (const type of ['pointerdown', 'keydown', 'scroll', 'storage']) {
        window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
      }
    });

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
  const Part =
    atHand ??
    lazy(async () => {
      if (!isDue?.()) await touched;
      return { default: await load() };
    });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module is read
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
