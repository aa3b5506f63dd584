import { skipToken } from '@reduxjs/toolkit/query';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Network } from '@spinreel/exporters/network';
import { useMemo } from 'react';
import { useEstimateSizesQuery } from '../../api-client/exports-api.ts';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectBackendAd } from '../../ad-draft/saving/to-backend-config.ts';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { estimateWork } from './state/estimate-work.ts';
import type { BoardFile } from './state/list-files.ts';

/** What the files that are not ready will cost: their size, and how often a video is encoded. */
export function WorkLine({ files, networks }: { files: readonly BoardFile[]; networks: readonly Network[] }) {
  const ad = useDraftSelector(selectBackendAd);
  const { data: sizes } = useEstimateSizesQuery(useSettledAd() ?? skipToken);
  const { encodes, totalBytes } = useMemo(
    () => estimateWork({ ad, files, networks, sizes }),
    [ad, files, networks, sizes],
  );
  if (files.length === 0) return null;
  const parts = [
    ...(totalBytes === null ? [] : [`about ${formatBytes(totalBytes)}`]),
    `${writeCount(encodes, 'video')} to encode at most`,
  ];
  return (
    <p className="small-faint">{`${writeCount(files.length, 'file')} to build: ${parts.join(', ')}.`}</p>
  );
}
