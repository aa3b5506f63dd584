import { useEffect } from 'react';

/** Keeps the browser from leaving the page for a file that was dropped beside its target. */
export function usePreventStrayDrops(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}
