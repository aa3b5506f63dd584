/** The product's mark: a reel on its way round a play button. Decorative; the name stands beside it. */
export function SpinreelMark({ sizePx = 32 }: { sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect x="0.5" y="0.5" width="31" height="31" rx="9" fill="var(--surface-raised)" stroke="var(--line)" />
      <path d="M16 5.5A10.5 10.5 0 1 1 5.5 16" stroke="var(--gold)" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M8.6 8.6A10.5 10.5 0 0 0 6.9 10.8"
        stroke="var(--gold)"
        strokeOpacity="0.55"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M13.3 11.7c0-.9.9-1.4 1.7-1l5.9 4c.7.5.7 1.5 0 2l-5.9 4c-.8.4-1.7-.1-1.7-1z"
        fill="var(--gold)"
      />
    </svg>
  );
}
