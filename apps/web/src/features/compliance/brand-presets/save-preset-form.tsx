import { messages } from '@spinreel/config-schema/messages/messages';
import { markets } from '@spinreel/config-schema/compliance/markets';
import { timings } from '@spinreel/config-schema/limits/timings';
import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asFailure } from '../../../api-client/api-failure.ts';
import { useSaveBrandPresetMutation } from '../../../api-client/brand-presets-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useCompliance } from '../use-compliance.ts';
import { PresetNameForm, type PresetNames } from './preset-name-form.tsx';

/** Saves the ad's texts for a brand. */
export function SavePresetForm({ brands }: { brands: readonly string[] }) {
  const { compliance } = useCompliance();
  const [save] = useSaveBrandPresetMutation();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    buttonRef.current?.focus();
  };
  const saveAs = async (names: PresetNames) => {
    const { positions: _, ...texts } = compliance;
    const answer = await save({ ...names, compliance: texts });
    if (answer.error !== undefined) return asFailure(answer.error).message ?? messages.backend.unreachable;
    close();
    showToast({
      id: 'brand-presets',
      text: `Saved “${names.brand}: ${names.name}”. Everyone with access can use it.`,
      durationMs: timings.undoOfferMs,
    });
    return null;
  };
  if (!isOpen)
    return (
      <Button
        ref={buttonRef}
        size="small"
        icon={<BookmarkPlus aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Save these texts for a brand
      </Button>
    );
  return (
    <PresetNameForm
      start={{
        brand: brands.length === 1 ? (brands[0] ?? '') : '',
        name: markets[compliance.market ?? 'worldwide'],
      }}
      action="Save preset"
      brands={brands}
      onSubmit={saveAs}
      onCancel={close}
    />
  );
}
