/** The one star of a rating. Decoration; the number beside it is read. */
export function Star({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 2.2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8L2.2 9.3l6.9-.8z"
        fill="var(--marigold)"
        stroke="var(--marigold-edge)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
