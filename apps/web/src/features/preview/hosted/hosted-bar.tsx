import type { Network } from '@spinreel/exporters/network';
import { Eye, EyeOff, Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { reportsVolume } from './describe-hosting.ts';
import type { HostedAd } from './use-hosted-ad.ts';

/** The buttons that act as the viewer's phone: switch to another app, mute. */
export function HostedBar({ network, ad }: { network: Network; ad: HostedAd }) {
  const { isReady, isHidden, isMuted, setHidden, setMuted } = ad;
  return (
    <>
      <Button
        size="small"
        disabled={!isReady}
        icon={isHidden ? <Eye /> : <EyeOff />}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? 'Show ad' : 'Hide ad'}
      </Button>
      <Button
        size="small"
        disabled={!isReady || !reportsVolume(network)}
        icon={isMuted ? <Volume2 /> : <VolumeX />}
        onClick={() => setMuted(!isMuted)}
      >
        {isMuted ? 'Unmute' : 'Mute'}
      </Button>
    </>
  );
}
