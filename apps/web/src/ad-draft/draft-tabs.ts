/** Said by one page of this browser to the others when it has saved an ad. */
export interface SavedElsewhere {
  adId: string;
  /** The server's version that it made. */
  version: number;
}

/** The other pages of this browser. */
export interface DraftTabs {
  tell(saved: SavedElsewhere): void;
  /** Returns the undoing. */
  listen(onSaved: (saved: SavedElsewhere) => void): () => void;
}

/** Speaks with the other pages of this browser; where it cannot, each page is on its own, and the server's versions guard. */
export function createDraftTabs(channelName = 'spinreel-drafts'): DraftTabs {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (typeof BroadcastChannel === 'undefined') return null;
    return (channel ??= new BroadcastChannel(channelName));
  };
  return {
    tell(saved) {
      open()?.postMessage(saved);
    },
    listen(onSaved) {
      const hear = ({ data }: MessageEvent<SavedElsewhere>) => onSaved(data);
      open()?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
