import type { Build } from '@spinreel/api-contract/builds';
import { readExportResult } from '../exports/artifact-rows.ts';
import type { StoredBuild } from './load-builds.ts';

/** Converts a stored build to the shape of the API. */
export function toBuild({ build, artifact }: StoredBuild): Build {
  const { id, network, variant_id: variantId, language, state, content, progress, error } = build;
  return {
    ...{ id, network, variantId, language, state, content },
    progress: progress === null ? null : (JSON.parse(progress) as Build['progress']),
    result: artifact === null ? null : readExportResult(artifact),
    error: error === null ? null : (JSON.parse(error) as Build['error']),
    requestedAt: build.requested_at,
  };
}
