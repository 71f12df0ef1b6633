import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a tick in a plain form that answers by navigating: it stays the browser's own, so that the form reads it at
 * once, and follows the address when that changes by other means (back, a removed chip).
 */
export function useKeptChecked(checked: boolean): { ref: RefObject<HTMLInputElement | null>; defaultChecked: boolean } {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.checked = checked;
  }, [checked]);
  return { ref, defaultChecked: checked };
}
