import { useId } from 'react';

/**
 * The product's mark: a golden reel that has stopped on a play button, while the symbols before and after it roll out
 * of sight. Decorative, because the name is next to it. Identical to `public/brand/mark.svg`.
 */
export function SpinreelMark({ sizePx = 32 }: { sizePx?: number }) {
  const gradient = useId();
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" aria-hidden="true">
      <linearGradient id={gradient} x2="0" y2="1">
        <stop stopColor="#c08a22" />
        <stop offset=".26" stopColor="#f0bf4c" />
        <stop offset=".5" stopColor="#ffdd85" />
        <stop offset=".74" stopColor="#f0bf4c" />
        <stop offset="1" stopColor="#c08a22" />
      </linearGradient>
      <rect width="32" height="32" rx="9" fill={`url(#${gradient})`} />
      <path
        d="M9 0h14a7 5.2 0 0 1-14 0zM9 32h14a7 5.2 0 0 0-14 0z"
        fill="var(--text-on-gold)"
        fillOpacity=".55"
      />
      <path
        d="M12.2 10.3c0-1.3 1.4-2.1 2.5-1.4l8.6 5.6c1 .7 1 2.2 0 2.9l-8.6 5.7c-1.1.7-2.5-.1-2.5-1.4z"
        fill="var(--text-on-gold)"
      />
    </svg>
  );
}
