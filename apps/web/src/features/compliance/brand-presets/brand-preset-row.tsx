import type { BrandPreset } from '@spinreel/api-contract/brand-presets';
import type { StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';
import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { markets } from '@spinreel/config-schema/compliance/markets';
import { isPresetOutdated } from '@spinreel/config-schema/compliance/presets/presets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  useDeleteBrandPresetMutation,
  useRenameBrandPresetMutation,
} from '../../../api-client/brand-presets-api.ts';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { outdatedNote } from '../preset-field.tsx';
import { useApplyPreset } from './use-apply-preset.ts';
import { PresetNameForm, type PresetNames } from './preset-name-form.tsx';
import { showPresetError, showPresetToast, useRestorePreset } from './use-restore-preset.ts';
import styles from './brand-presets.module.css';

interface BrandPresetRowProps {
  preset: BrandPreset;
  /** The known brands. */
  brands: readonly string[];
}

/** One preset of a brand, with its actions. */
export function BrandPresetRow({ preset, brands }: BrandPresetRowProps) {
  const { brand, name, compliance: saved, font, id } = preset;
  const applyPreset = useApplyPreset();
  const [rename] = useRenameBrandPresetMutation();
  const [remove] = useDeleteBrandPresetMutation();
  const restore = useRestorePreset();
  const [isRenaming, setIsRenaming] = useState(false);
  const renameRef = useRef<HTMLButtonElement>(null);
  const [openedAtMs] = useState(Date.now);
  const label = `${brand}: ${name}`;
  const details = [...describeContent(saved), ...(font?.font ? [describeFont(font.font)] : [])];

  const leaveForm = () => {
    flushSync(() => setIsRenaming(false));
    renameRef.current?.focus();
  };
  const renameTo = async (names: PresetNames) => {
    const answer = await rename({ id, ...names });
    return answer.error === undefined ? null : describeFailure(answer.error);
  };
  const removeIt = async () => {
    const { error } = await remove(id);
    if (error === undefined) showPresetToast(`Deleted “${label}”`, () => void restore(preset));
    else showPresetError(error);
  };

  if (isRenaming)
    return (
      <li className={styles.row}>
        <PresetNameForm
          start={{ brand, name }}
          describeAction={() => ({ label: 'Rename' })}
          brands={brands}
          onSubmit={renameTo}
          onClose={leaveForm}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <span className="stack grow">
        <span className="ellipsis type-label">{name}</span>
        <span className="small-faint ellipsis">{brand}</span>
        {details.length > 0 && <span className="small-faint">{details.join(', ')}</span>}
        {saved.preset && isPresetOutdated(saved.preset, openedAtMs) && (
          <span className="text-gold type-small">{outdatedNote}</span>
        )}
      </span>
      <Button size="small" aria-label={`Use ${label}`} onClick={() => applyPreset(preset)}>
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

function describeFont({ family }: NonNullable<StoredAsset['font']>): string {
  return family === '' ? 'brand font' : family;
}

/** Names the product, market and language of a preset, as far as it has them. */
function describeContent({ product, market, language }: Compliance): string[] {
  return [
    product && productTypeLabels[product],
    market && markets[market],
    language && languageFacts[language].englishName,
  ].filter((text) => text !== undefined);
}
