import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render after it, true once scripts work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
