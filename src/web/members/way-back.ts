/** Back to the page of ours that led to `here`, or home; where an address says where to go on, there. */
export function wayBack(
  refUrl: string,
  { origin, here, referrer }: { origin: string; here: string; referrer: string },
): string {
  if (refUrl !== '/') return refUrl;
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from?.origin === origin && from.pathname !== here ? from.pathname + from.search : '/';
}
