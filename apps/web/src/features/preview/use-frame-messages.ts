import { useEffect, useRef, type RefObject } from 'react';

/**
 * Hears what the page in a sandboxed frame says: such a page has the origin `null`, as many others have, so what counts is
 * from which window a message comes.
 */
export function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  onMessage: (data: unknown) => void,
): void {
  const newest = useRef(onMessage);
  useEffect(() => {
    newest.current = onMessage;
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frameRef.current?.contentWindow && origin === 'null')
        newest.current(data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frameRef]);
}
