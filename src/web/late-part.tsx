import { type ComponentType, lazy, memo, Suspense } from 'react';

/** Fulfilled when the reader first does something: until then nothing on the page can change. */
const firstTouch = () =>
  new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });

/**
 * A part of a page that is only read. The server sends it whole; its script isn't among those that the page waits for.
 * It keeps the server's text until that is there, which holds while its props stay the same objects: hence memo.
 * @param atHand the part itself on the server, which writes a page in one go; null in browsers.
 */
export function latePart<Props extends object>(
  atHand: ComponentType<Props> | null | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part =
    atHand ??
    lazy(async () => {
      await firstTouch();
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
