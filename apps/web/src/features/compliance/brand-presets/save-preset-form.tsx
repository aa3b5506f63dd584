import type { BrandPreset } from '@spinreel/api-contract/brand-presets';
import { markets } from '@spinreel/config-schema/compliance/markets';
import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findHandle } from '../../../ad-draft/document/find-handle.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { useSaveBrandPresetMutation } from '../../../api-client/brand-presets-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useCompliance } from '../use-compliance.ts';
import { PresetNameForm, type PresetNames } from './preset-name-form.tsx';
import { describeFailure } from '../../../api-client/calls/describe-failure.ts';
import { showPresetToast, useRestorePreset } from './use-restore-preset.ts';

interface SavePresetFormProps {
  /** The presets that exist. */
  presets: readonly BrandPreset[];
  brands: readonly string[];
}

/** Saves the ad's texts and its font for a brand. */
export function SavePresetForm({ presets, brands }: SavePresetFormProps) {
  const { compliance } = useCompliance();
  const fontPath = useDraftSelector(({ adDraft }) => findHandle(adDraft.document, 'brandFont'));
  const [save] = useSaveBrandPresetMutation();
  const restore = useRestorePreset();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    buttonRef.current?.focus();
  };
  const findReplaced = ({ brand, name }: PresetNames) =>
    presets.find((preset) => preset.brand === brand && preset.name === name);
  const saveAs = async (names: PresetNames) => {
    const { positions: _positions, confirmed: _confirmed, ...texts } = compliance;
    const replaced = findReplaced(names);
    const { error } = await save({ ...names, compliance: texts, ...(fontPath && { fontPath }) });
    if (error !== undefined) return describeFailure(error);
    const label = `“${names.brand}: ${names.name}”`;
    if (replaced === undefined) showPresetToast(`Saved ${label}. Everyone with access can use it.`);
    else showPresetToast(`Replaced ${label}`, () => void restore(replaced));
    return null;
  };
  if (!isOpen)
    return (
      <Button ref={buttonRef} size="small" icon={<BookmarkPlus />} onClick={() => setIsOpen(true)}>
        {fontPath === null ? 'Save these texts for a brand' : 'Save these texts and the font for a brand'}
      </Button>
    );
  return (
    <PresetNameForm
      start={{
        brand: brands.length === 1 ? (brands[0] ?? '') : '',
        name: markets[compliance.market ?? 'worldwide'],
      }}
      describeAction={(names) =>
        findReplaced(names) === undefined
          ? { label: 'Save preset' }
          : {
              label: 'Replace preset',
              note: `“${names.brand}: ${names.name}” already exists. Replacing it changes it for everyone.`,
            }
      }
      brands={brands}
      onSubmit={saveAs}
      onClose={close}
    />
  );
}
