import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** Whether changes are announced. */
  isLive?: boolean;
  id?: string;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, isLive = false, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className="visually-hidden" aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
