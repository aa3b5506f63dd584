import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { timings } from '@spinreel/config-schema/limits/timings';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import type { WallCommand } from '@spinreel/exporters/preview-messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreviewMessage } from '../preview-message.ts';
import type { Preview, PreviewPage } from '../use-preview.ts';
import { createWallSync } from './create-wall-sync.ts';
import type { ShownScreens } from './find-shape-problems.ts';

/** The state and the actions of the wall. Its frames register themselves with `attach`. */
export type Wall = ReturnType<typeof useWall>;

/** What the frames have shown since they loaded the page. */
interface Session {
  readonly page: PreviewPage | null;
  /** How often the page was loaded again. */
  readonly run: number;
  readonly isPaused: boolean;
  /** What each shape has shown so far. */
  readonly shown: ShownScreens;
  /** The screen on which each shape waits for a tap. */
  readonly current: Readonly<Partial<Record<PreviewShapeId, PlacementScreen | null>>>;
}

/** Plays one preview in several frames, in sync. */
export function useWall(options: {
  preview: Preview;
  onEvent: ((event: AdEvent) => void) | undefined;
  onLoaded: (() => void) | undefined;
}) {
  const { preview, onEvent, onLoaded } = options;
  const { page, refresh } = preview;
  const [stored, setStored] = useState(() => startSession(page, 0));
  const session = stored.page === page ? stored : startSession(page, 0);
  if (session !== stored) setStored(session);
  const { run } = session;
  const [isMuted, setMuted] = useState(false);
  const [frames] = useState(() => new Map<PreviewShapeId, (command: WallCommand) => void>());
  const [sync] = useState(() =>
    createWallSync({ send: (id, command) => frames.get(id)?.(command), onMuted: setMuted }),
  );
  useEffect(() => {
    sync.restart();
    sync.setPaused(false);
  }, [page, run, sync]);
  const loadedAtMsRef = useRef(0);
  useEffect(() => {
    loadedAtMsRef.current = Date.now();
  }, [page]);

  const receive = useCallback(
    (id: PreviewShapeId, message: PreviewMessage) => {
      const event = sync.receive(id, message);
      if (event !== null) onEvent?.(event);
      if (message.kind === 'screen') {
        const { screen } = message;
        setStored((before) => ({
          ...before,
          shown: { ...before.shown, [id]: { ...before.shown[id], [screen.screen]: screen } },
          current: { ...before.current, [id]: screen.screen },
        }));
      }
      if (message.kind === 'event' && (message.event.type === 'start' || message.event.type === 'spin'))
        setStored((before) => ({ ...before, current: { ...before.current, [id]: null } }));
    },
    [onEvent, sync],
  );
  /** Forgets what a frame has shown, because an edit changes it. The frame then reports its current screen again. */
  const forget = useCallback((id: PreviewShapeId) => {
    setStored((before) => ({ ...before, shown: { ...before.shown, [id]: {} } }));
  }, []);
  const attach = useCallback(
    (id: PreviewShapeId, send: (command: WallCommand) => void) => {
      frames.set(id, send);
      return () => void frames.delete(id);
    },
    [frames],
  );
  return {
    ...session,
    isMuted,
    receive,
    forget,
    attach,
    setInView: sync.setInView,
    restart() {
      // The server deletes pages that are older.
      if (Date.now() - loadedAtMsRef.current > timings.previewTtlMs) refresh();
      else {
        setStored(startSession(page, run + 1));
        onLoaded?.();
      }
    },
    setPaused(isPaused: boolean) {
      sync.setPaused(isPaused);
      setStored((before) => ({ ...before, isPaused }));
    },
    setMuted(next: boolean) {
      sync.setMuted(next);
      setMuted(next);
    },
  };
}

function startSession(page: PreviewPage | null, run: number): Session {
  return { page, run, isPaused: false, shown: {}, current: {} };
}
