import { type HostCommand, wizardMessageSource } from '@spinreel/exporters/preview-messages';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { LogEntry } from '../../../ui/feedback/log-panel.tsx';
import { useFrameMessages } from '../use-frame-messages.ts';
import type { PreviewPage } from '../use-preview.ts';
import { describeHostCall } from './describe-host-call.ts';
import { parseHostMessage } from './parse-host-message.ts';

const maxEntries = 100;

/** What one page has reported, and how its host is set. */
interface Session {
  readonly page: PreviewPage | null;
  /** Newest first. */
  readonly entries: readonly LogEntry[];
  readonly isHidden: boolean;
  readonly isMuted: boolean;
}

/** An ad that runs in a simulated host. */
export interface HostedAd extends Pick<Session, 'entries' | 'isHidden' | 'isMuted'> {
  /** Whether its page is in the frame. Before that, its host cannot be controlled. */
  readonly isReady: boolean;
  readonly clear: () => void;
  /** Hides the ad as if the viewer switched to another app, or shows it again. */
  readonly setHidden: (isHidden: boolean) => void;
  /** Mutes the phone, or unmutes it. */
  readonly setMuted: (isMuted: boolean) => void;
}

/** Records what the ad in a frame reports to its simulated host, and controls that host. A new page starts again. */
export function useHostedAd(options: {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** The page in the frame; null if it does not have a simulated host. */
  page: PreviewPage | null;
}): HostedAd {
  const { frameRef, page } = options;
  const [stored, setStored] = useState(() => startSession(page));
  const session = stored.page === page ? stored : startSession(page);
  if (session !== stored) setStored(session);
  const startedAtMsRef = useRef(0);
  useEffect(() => {
    startedAtMsRef.current = performance.now();
  }, [page]);

  useFrameMessages(frameRef, (data) => {
    const call = parseHostMessage(data);
    if (call === null || page === null) return;
    const atMs = performance.now() - startedAtMsRef.current;
    setStored((current) => {
      const { entries } = current;
      const id = (entries[0]?.id ?? 0) + 1;
      const type = call.kind === 'problem' ? 'error' : call.kind;
      const entry: LogEntry = { id, type, ...describeHostCall(call), count: 1, atMs };
      return { ...current, entries: [entry, ...entries].slice(0, maxEntries) };
    });
  });
  const send = useCallback(
    (command: HostCommand) => {
      // The page is sandboxed and has an opaque origin, so the target origin cannot be named.
      frameRef.current?.contentWindow?.postMessage(command, '*');
    },
    [frameRef],
  );
  return {
    ...session,
    isReady: page !== null,
    clear: () => setStored((current) => ({ ...current, entries: [] })),
    setHidden(isHidden) {
      send({ source: wizardMessageSource, isHidden });
      setStored((current) => ({ ...current, isHidden }));
    },
    setMuted(isMuted) {
      send({ source: wizardMessageSource, volume: isMuted ? 0 : 1 });
      setStored((current) => ({ ...current, isMuted }));
    },
  };
}

function startSession(page: PreviewPage | null): Session {
  return { page, entries: [], isHidden: false, isMuted: false };
}
