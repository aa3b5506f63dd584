import type { ReactNode } from 'react';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { useFindShareQuery } from '../../api-client/exports-api.ts';
import { ShareContext } from './share-context.ts';
import { useShare } from './use-share.ts';

/** Sends each edit of a shared ad to its link, whichever step is open, also after a reload. */
export function ShareProvider({ adId, children }: { adId: string; children: ReactNode }) {
  const { data: found = null } = useFindShareQuery(adId);
  return <ShareContext value={useShare(useSettledAd(), found)}>{children}</ShareContext>;
}
