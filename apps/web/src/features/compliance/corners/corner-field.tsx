import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useId } from 'react';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import fieldStyles from '../../../ui/fields/field.module.css';
import {
  cornerIds,
  corners,
  createCornerChange,
  findCorner,
  type Corner,
  type Mark,
} from './mark-corners.ts';
import styles from './corner-field.module.css';

/** Moves the age mark or the logo to a corner of all screens. On the stage it can be dragged anywhere. */
export function CornerField({ mark, label }: { mark: Mark; label: string }) {
  const dispatch = useDraftDispatch();
  const corner = useDraftSelector(({ adDraft }) => findCorner(mark, adDraft.document));
  const labelId = useId();
  return (
    <div className={styles.row}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <span className="text-normal type-small digits" aria-hidden="true">
        {corner === null ? 'Custom' : corners[corner].name}
      </span>
      <RadioGroup
        id={`compliance.positions.${mark}`}
        aria-labelledby={labelId}
        value={corner ?? ''}
        onValueChange={(next) => dispatch(adChanged(createCornerChange(mark, next as Corner)))}
        className="row gap-2"
      >
        {cornerIds.map((id) => (
          <Radio.Root
            key={id}
            value={id}
            aria-label={corners[id].name}
            title={corners[id].name}
            data-corner={id}
            className={styles.corner}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
