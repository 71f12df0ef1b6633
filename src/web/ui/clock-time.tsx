import { useHydrated } from './use-hydrated.ts';

/** A moment today, "11:46 am": by the clock of who reads it once scripts are there, before that by UTC, which it says. */
export function ClockTime({ at }: { at: string }) {
  const local = useHydrated();
  const words = new Date(at).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(local ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
  });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {words.replace('AM', 'am').replace('PM', 'pm')}
    </time>
  );
}
