import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Whether the visitor has moved, touched or pressed anything since the page was opened. */
export function usePresence(): boolean {
  const [isSomebodyThere, setIsSomebodyThere] = useState(false);
  useEffect(() => {
    const seen = new AbortController();
    const see = () => {
      setIsSomebodyThere(true);
      seen.abort();
    };
    for (const sign of signs) window.addEventListener(sign, see, { passive: true, signal: seen.signal });
    return () => seen.abort();
  }, []);
  return isSomebodyThere;
}
