import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a tick in a plain form that answers by navigating: it stays the browser's own, so that the form reads it at
 * once, and follows the address when that changes by other means (back, a removed chip). A tick that was made before
 * this script came asks for its answer like any other.
 */
export function useKeptChecked(checked: boolean): { ref: RefObject<HTMLInputElement | null>; defaultChecked: boolean } {
  const ref = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    // What a browser brings back of an earlier visit nobody has ticked: on that page nothing was touched yet.
    const isEarly = isNew.current && box.checked !== checked && navigator.userActivation?.hasBeenActive;
    isNew.current = false;
    if (!isEarly) box.checked = checked;
    // Once the form listens, which is later than its boxes; of radios the one that was chosen asks.
    else if (box.checked || box.type === 'checkbox') setTimeout(() => box.form?.requestSubmit());
  }, [checked]);
  return { ref, defaultChecked: checked };
}
