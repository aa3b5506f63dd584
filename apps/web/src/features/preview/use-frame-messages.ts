import { useEffect, useRef, type RefObject } from 'react';

/**
 * Receives messages from the page in a sandboxed iframe. Such a page has the origin `null`, like many others, so
 * messages are identified by their source window.
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
    const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frameRef.current?.contentWindow && origin === 'null')
        newest.current(data);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frameRef]);
}
