import type { Build } from '@spinreel/api-contract/builds';
import { readExportResult } from '../exports/create-artifact.ts';
import type { StoredBuild } from './build-store.ts';

/** Converts a stored build to the shape of the API. */
export function toBuild({ build, artifact }: StoredBuild): Build {
  const { id, network, state, content, progress, error } = build;
  return {
    ...{ id, network, state, content },
    progress: progress === null ? null : (JSON.parse(progress) as Build['progress']),
    result: artifact === null ? null : readExportResult(artifact),
    error: error === null ? null : (JSON.parse(error) as Build['error']),
    requestedAt: build.requested_at,
  };
}
