import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { useMemo } from 'react';
import { selectAsset } from '../../../ad-draft/catalogue/select-asset.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { useFindSalienceQuery } from '../../../api-client/assets-api.ts';
import { useRetryWhileBusy } from '../../../api-client/use-retry-while-busy.ts';
import type { CoverSalience, ImageSalience } from '@spinreel/placement/salience/compute-salient-rects';

type SearchStatus = 'off' | 'looking' | 'busy' | 'failed' | 'found';

/** The search of the draft's cover for what stands out. Without a cover, its status is `off`. */
export interface SalienceSearch {
  readonly status: SearchStatus;
  /** Null if nothing stands out, or the search has not ended. */
  readonly salience: CoverSalience | null;
}

/** Searches the draft's cover, and the one that replaces it in landscape, for what stands out. */
export function useCoverSalience(): SalienceSearch {
  const cover = useImageSalience('coverImage');
  const landscape = useImageSalience('landscapeCoverImage');
  const hasLandscape = landscape.status !== 'off';
  const salience = useMemo(
    () =>
      cover.salience && {
        ...cover.salience,
        landscape: hasLandscape ? (landscape.salience ?? nothingFound) : null,
      },
    [cover.salience, landscape.salience, hasLandscape],
  );
  return { status: cover.status === 'found' && hasLandscape ? landscape.status : cover.status, salience };
}

/** Until the image is searched. */
const nothingFound: ImageSalience = { parts: [], aspect: 1 };

function useImageSalience(slot: 'coverImage' | 'landscapeCoverImage'): {
  status: SearchStatus;
  salience: ImageSalience | null;
} {
  const filePath = useDraftSelector(({ adDraft }) => adDraft.document.assets?.[slot]?.filePath);
  const aspect = useDraftSelector((root) => {
    const { width, height } = selectAsset(root, slot) ?? {};
    return width && height ? width / height : null;
  });
  const assetId = filePath ? parseAssetId(filePath) : null;
  const query = useFindSalienceQuery(assetId ?? '', { skip: assetId === null });
  // While another image is searched, `data` is that of the former one.
  const status = useRetryWhileBusy({ ...query, data: query.currentData });
  const parts = query.currentData?.parts ?? null;
  const salience = useMemo(
    () => (parts === null || aspect === null ? null : { parts, aspect }),
    [parts, aspect],
  );
  return assetId === null ? { status: 'off', salience: null } : { status, salience };
}
