import type { BrandPreset } from '@spinreel/api-contract/brand-presets';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asFailure } from '../../../api-client/api-failure.ts';
import {
  useDeleteBrandPresetMutation,
  useRenameBrandPresetMutation,
  useSaveBrandPresetMutation,
} from '../../../api-client/brand-presets-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useCompliance } from '../use-compliance.ts';
import { PresetNameForm, type PresetNames } from './preset-name-form.tsx';
import styles from './brand-presets.module.css';

/** One preset of a brand, with its actions. */
export function BrandPresetRow({ preset }: { preset: BrandPreset }) {
  const { brand, name, compliance: saved, id } = preset;
  const { compliance, replaceCompliance } = useCompliance();
  const [rename] = useRenameBrandPresetMutation();
  const [remove] = useDeleteBrandPresetMutation();
  const [save] = useSaveBrandPresetMutation();
  const [isRenaming, setIsRenaming] = useState(false);
  const renameRef = useRef<HTMLButtonElement>(null);
  const label = `${brand}: ${name}`;

  const leaveForm = () => {
    flushSync(() => setIsRenaming(false));
    renameRef.current?.focus();
  };
  const renameTo = async (names: PresetNames) => {
    const answer = await rename({ id, ...names });
    if (answer.error !== undefined) return asFailure(answer.error).message ?? messages.backend.unreachable;
    leaveForm();
    return null;
  };
  const removeIt = async () => {
    const answer = await remove(id);
    if (answer.error === undefined)
      showToast({
        id: 'brand-presets',
        text: `Deleted “${label}”`,
        durationMs: timings.undoOfferMs,
        action: { label: 'Undo', onClick: () => void save({ brand, name, compliance: saved }) },
      });
    else
      showToast({
        id: 'brand-presets',
        text: asFailure(answer.error).message ?? messages.backend.unreachable,
        tone: 'error',
        durationMs: timings.undoOfferMs,
      });
  };

  if (isRenaming)
    return (
      <li className={styles.row}>
        <PresetNameForm start={{ brand, name }} action="Rename" onSubmit={renameTo} onCancel={leaveForm} />
      </li>
    );
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.brand}>{brand}</span>
      </span>
      <Button
        size="small"
        aria-label={`Use ${label}`}
        onClick={() =>
          replaceCompliance(
            { ...saved, ...(compliance.positions && { positions: compliance.positions }) },
            { name: 'use brand preset', text: `Using the texts of “${label}”` },
          )
        }
      >
        Use
      </Button>
      <IconButton
        ref={renameRef}
        label={`Rename ${label}`}
        icon={<Pencil />}
        onClick={() => setIsRenaming(true)}
      />
      <IconButton label={`Delete ${label}`} icon={<Trash2 />} tone="danger" onClick={() => void removeIt()} />
    </li>
  );
}
