import type { HostedAd } from '../play-in-host.ts';
import { countSounding } from './hide-ad.ts';
import type { Viewer } from './viewer.ts';
import type { MutingSight } from './viewing.ts';

/** Mutes the phone, counts the audible sources, and unmutes it. Resolves to null if the host does not report volume. */
export async function muteAd(ad: HostedAd, viewer: Viewer): Promise<MutingSight | null> {
  if (!(await viewer.setVolume(0))) return null;
  const soundingCount = await countSounding(ad, viewer);
  await viewer.setVolume(1);
  return { soundingCount };
}
