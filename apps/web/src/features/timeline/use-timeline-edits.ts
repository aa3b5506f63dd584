import { useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { editTimeline, isStanding, type TimelineChange, type TimelineEdit } from './edit-timeline.ts';

/** The last thing that happened on the timeline, in words, and the way to change it or take it back. */
export interface TimelineEdits {
  /** Empty when there is nothing to tell. */
  words: string;
  canUndo: boolean;
  change: (change: TimelineChange) => void;
  /** Tells why nothing was changed. */
  say: (words: string) => void;
  undo: () => void;
}

/** Changes the draft for the timeline and remembers the last change. */
export function useTimelineEdits(): TimelineEdits {
  const dispatch = useDraftDispatch();
  const config = useDraftSelector((state) => state.adDraft.config);
  const [edit, setEdit] = useState<TimelineEdit | null>(null);
  const [said, setSaid] = useState('');
  const canUndo = edit !== null && isStanding(edit, config);
  return {
    words: said !== '' || !canUndo ? said : edit.words,
    canUndo,
    change(change) {
      setSaid('');
      setEdit(dispatch(editTimeline(change, edit)));
    },
    say: setSaid,
    undo() {
      if (edit === null || !canUndo) return;
      dispatch(adChanged(edit.undo));
      setEdit(null);
      setSaid('Undone: all is as it was before.');
    },
  };
}
