import { useHydrated } from './use-hydrated.ts';

/**
 * A moment today, "11:46 am", or of another day, "Nov 22, 11:46 am": by the clock of who reads it once scripts are there,
 * before that by UTC, which it says.
 */
export function ClockTime({ at, dated }: { at: string; dated?: boolean }) {
  const local = useHydrated();
  const words = new Date(at).toLocaleString('en-US', {
    ...(dated && { month: 'short', day: 'numeric' }),
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
