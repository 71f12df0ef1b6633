/** The sun of the logo by itself; also the bullet of a trip's highlights. Decoration. */
export function SunMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M6 24a14 14 0 0 1 28 0z" fill="var(--marigold)" />
      <path d="M2 24h36v3.2H2z" fill="currentColor" />
      <path d="M8 30.2h24v2.6H8zM14 35.6h12V38H14z" fill="var(--mark)" />
    </svg>
  );
}
