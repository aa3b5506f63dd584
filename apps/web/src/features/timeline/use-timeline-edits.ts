import { selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import { useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { editTimeline, isUnchangedSince, type TimelineChange, type TimelineEdit } from './edit-timeline.ts';

/** The announcement of the last timeline change, and functions to make and undo changes. */
export interface TimelineEdits {
  /** The current announcement; may be empty. */
  announcement: string;
  canUndo: boolean;
  change: (change: TimelineChange) => void;
  /** Announces why nothing was changed. */
  announce: (announcement: string) => void;
  undo: () => void;
}

/** Changes the draft for the timeline and remembers the last change. */
export function useTimelineEdits(): TimelineEdits {
  const dispatch = useDraftDispatch();
  const config = useDraftSelector(selectConfig);
  const [edit, setEdit] = useState<TimelineEdit | null>(null);
  const [message, setMessage] = useState('');
  const canUndo = edit !== null && isUnchangedSince(edit, config);
  return {
    announcement: message !== '' || !canUndo ? message : edit.announcement,
    canUndo,
    change(change) {
      setMessage('');
      setEdit(dispatch(editTimeline(change, edit)));
    },
    announce: setMessage,
    undo() {
      if (edit === null || !canUndo) return;
      dispatch(adChanged(edit.undo));
      setEdit(null);
      setMessage('Undone.');
    },
  };
}
