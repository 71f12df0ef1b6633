import { type RefObject, useEffect, useRef } from 'react';

/**
 * The same as `useKeptChecked` for a select: it stays the browser's own, follows the address, and asks for the answer
 * to what was chosen before this script came.
 */
export function useKeptValue(value: string): { ref: RefObject<HTMLSelectElement | null>; defaultValue: string } {
  const ref = useRef<HTMLSelectElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const select = ref.current;
    if (!select) return;
    // What a browser brings back of an earlier visit nobody has chosen: on that page nothing was touched yet.
    const isEarly = isNew.current && select.value !== value && navigator.userActivation?.hasBeenActive;
    isNew.current = false;
    if (!isEarly) select.value = value;
    // Once the form listens, which may be later than its select.
    else setTimeout(() => select.form?.requestSubmit());
  }, [value]);
  return { ref, defaultValue: value };
}
