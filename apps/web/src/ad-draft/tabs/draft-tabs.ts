/** The message that a tab of this browser sends to its other tabs after saving an ad. */
export interface SavedElsewhere {
  adId: string;
  /** The server version that the save created. */
  version: number;
}

/** The other tabs of this browser. */
export interface DraftTabs {
  notify(saved: SavedElsewhere): void;
  /** Returns a function that unsubscribes. */
  listen(onSaved: (saved: SavedElsewhere) => void): () => void;
}

/**
 * Connects the tabs of this browser. If it cannot, tabs do not notify each other; the server's versions prevent
 * overwrites.
 */
export function createDraftTabs(channelName = 'spinreel-drafts'): DraftTabs {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (typeof BroadcastChannel === 'undefined') return null;
    return (channel ??= new BroadcastChannel(channelName));
  };
  return {
    notify(saved) {
      open()?.postMessage(saved);
    },
    listen(onSaved) {
      const handleMessage = ({ data }: MessageEvent<SavedElsewhere>) => onSaved(data);
      open()?.addEventListener('message', handleMessage);
      return () => channel?.removeEventListener('message', handleMessage);
    },
  };
}
