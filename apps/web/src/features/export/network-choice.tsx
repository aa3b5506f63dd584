import type { Network } from '@spinreel/exporters/network';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { generateId } from '../../lib/generate-id.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/actions/button.tsx';
import { NetworkChooser } from '../../ui/networks/network-chooser.tsx';

interface NetworkChoiceProps {
  networks: readonly Network[];
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button that opens the choice of the ad's networks. All changes of one visit to it are undone as one step. */
export function NetworkChoice({ networks, variant, size }: NetworkChoiceProps) {
  const dispatch = useDraftDispatch();
  const [visitId, setVisitId] = useState<string | null>(null);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={variant === 'primary' ? undefined : <SlidersHorizontal />}
        onClick={() => setVisitId(generateId())}
      >
        Choose networks
      </Button>
      <NetworkChooser
        isOpen={visitId !== null}
        onClose={() => setVisitId(null)}
        description="The ad is sized, checked and exported for these networks. The choice is saved with the ad."
        chosen={networks}
        onChoose={(chosen) =>
          void dispatch(adChanged({ networks: chosen }, visitId === null ? {} : { gesture: visitId }))
        }
      />
    </>
  );
}
