import { pseudoLanguages } from '@spinreel/config-schema/languages/pseudo-language';
import { keepFocus } from '../../../lib/page/keep-focus.ts';
import { getHandleId } from '../elements/get-handle-id.ts';
import type { PlacementElement } from '@spinreel/placement/elements/placement-elements';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import styles from './stage-notes.module.css';

interface StageNotesProps {
  board: PlacementBoard;
  /** The element being edited. */
  chosen: PlacementElement | null;
  /** Called when the texts of the ad are requested instead of those in a pseudo-language. */
  onOwnTexts: () => void;
}

/** The note over the upper end of the stage that its texts are in a pseudo-language. */
export function StageNotes({ board, chosen, onOwnTexts }: StageNotesProps) {
  const { pseudo, movable } = board;
  const next = chosen ?? movable[0];
  const findNext = () => (next === undefined ? null : document.getElementById(getHandleId(next)));
  return (
    <div className={styles.place}>
      {pseudo !== null && (
        <p className={styles.note}>
          Texts in {pseudoLanguages[pseudo].name}
          <button type="button" className={styles.button} onClick={() => keepFocus(onOwnTexts, findNext)}>
            Show your texts
          </button>
        </p>
      )}
    </div>
  );
}
