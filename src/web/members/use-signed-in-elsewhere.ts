import { useEffect, useRef } from 'react';
import { askWhoItIs } from '../shell/member.ts';

/** Calls back once somebody is signed in in this browser: looked up whenever they return to this window. Null: nobody looks. */
export function useSignedInElsewhere(onSignedIn: (() => void) | null): void {
  const call = useRef(onSignedIn);
  call.current = onSignedIn;
  useEffect(() => {
    let done = call.current === null;
    const look = async () => {
      if (done || document.visibilityState !== 'visible') return;
      if (!(await askWhoItIs()) || done) return;
      done = true;
      call.current?.();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      done = true;
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
