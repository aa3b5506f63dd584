import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import {
  wizardMessageSource,
  type PlayProgress,
  type WallCommand,
} from '@spinreel/exporters/preview-messages';
import type { PreviewMessage } from '../preview-message.ts';

/** A command without its source, which is the same for all. */
type Command = WallCommand extends infer One
  ? One extends WallCommand
    ? Omit<One, 'source'>
    : never
  : never;

/** Keeps the pages of the wall in sync. */
export interface WallSync {
  /**
   * Handles a message of a page. Returns the event to record: one of the page that leads, or of one page while none does.
   */
  receive: (id: PreviewShapeId, message: PreviewMessage) => AdEvent | null;
  /** Sets which pages are in view. Those out of view are paused. The page that leads always plays. */
  setInView: (id: PreviewShapeId, isInView: boolean) => void;
  setPaused: (isPaused: boolean) => void;
  setMuted: (isMuted: boolean) => void;
  /** Forgets all pages, because they load again. */
  restart: () => void;
}

interface WallSyncContext {
  readonly send: (id: PreviewShapeId, command: WallCommand) => void;
  /** Called when a viewer muted or unmuted a page. */
  readonly onMuted: (isMuted: boolean) => void;
}

interface Page {
  /** Whether it has loaded, so that it understands commands. */
  isReady: boolean;
  isInView: boolean;
  /** Whether the wall muted it. */
  isMuted: boolean;
}

/**
 * Creates the state of a wall. The page that is tapped first leads, and the others follow it. After a pause any page can take
 * the lead. Only one page has sound: the one that was tapped first, or the one that a viewer unmuted.
 */
export function createWallSync({ send, onMuted }: WallSyncContext): WallSync {
  const pages = new Map<PreviewShapeId, Page>();
  let leader: PreviewShapeId | null = null;
  /** The page whose events are reported while none leads. */
  let reporter: PreviewShapeId | null = null;
  let sounding: PreviewShapeId | null = null;
  let progress: PlayProgress | null = null;
  let isPaused = false;
  let isMuted = false;

  const find = (id: PreviewShapeId): Page => {
    const page = pages.get(id) ?? { isReady: false, isInView: true, isMuted: false };
    pages.set(id, page);
    return page;
  };
  const command = (id: PreviewShapeId, rest: Command) => {
    if (find(id).isReady) send(id, { source: wizardMessageSource, ...rest });
  };
  const showOrHide = (id: PreviewShapeId) =>
    command(id, { isHidden: isPaused || (!find(id).isInView && id !== leader) });
  const follow = (id: PreviewShapeId) => {
    // A tap would show a hidden page.
    if (progress !== null && id !== leader && !isPaused && find(id).isInView)
      command(id, { follow: progress });
  };
  const applySound = () => {
    for (const [id, page] of pages) {
      page.isMuted = isMuted || (sounding !== null && id !== sounding);
      command(id, { isMuted: page.isMuted });
    }
  };
  const advance = (id: PreviewShapeId, next: PlayProgress) => {
    const isAhead = next.taps > (progress?.taps ?? 0);
    if (isAhead && id !== leader) {
      const before = leader;
      leader = id;
      sounding ??= id;
      if (before !== null) showOrHide(before);
      applySound();
    }
    if (id !== leader) return;
    progress = next;
    for (const other of pages.keys()) follow(other);
  };
  return {
    receive(id, message) {
      switch (message.kind) {
        case 'ready':
          find(id).isReady = true;
          applySound();
          showOrHide(id);
          follow(id);
          return null;
        case 'progress':
          advance(id, message.progress);
          return null;
        case 'event': {
          const { event } = message;
          // Pages also report the changes that the wall commanded.
          if (event.type === 'mute' && event.isMuted !== find(id).isMuted) {
            isMuted = event.isMuted;
            if (!isMuted) sounding = id;
            applySound();
            onMuted(isMuted);
          }
          reporter ??= id;
          return id === (leader ?? reporter) ? event : null;
        }
        default:
          return null;
      }
    },
    setInView(id, isInView) {
      find(id).isInView = isInView;
      showOrHide(id);
      follow(id);
    },
    setPaused(next) {
      isPaused = next;
      for (const id of pages.keys()) showOrHide(id);
    },
    setMuted(next) {
      isMuted = next;
      applySound();
    },
    restart() {
      for (const page of pages.values()) page.isReady = false;
      leader = null;
      reporter = null;
      sounding = null;
      progress = null;
    },
  };
}
