import { type RefObject, useEffect, useRef } from 'react';

/** The same as `useKeptChecked` for a select: it stays the browser's own and follows the address. */
export function useKeptValue(value: string): { ref: RefObject<HTMLSelectElement | null>; defaultValue: string } {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.value = value;
  }, [value]);
  return { ref, defaultValue: value };
}
