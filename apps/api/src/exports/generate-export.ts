import type { ExportResult } from '@spinreel/api-contract/exports';
import type { Network } from '@spinreel/exporters/network';
import type { WorkProgress } from '../progress/work-progress.ts';
import { createArtifact, insertArtifact } from './create-artifact.ts';
import type { ExportContext } from './export-context.ts';

/** Makes the finished file of an ad for a network, and stores it until it expires. Throws the errors of `createArtifact`. */
export async function generateExport(
  context: ExportContext,
  options: {
    config: unknown;
    adId: string;
    network: Network;
    sessionId: string;
    progress: WorkProgress;
    signal: AbortSignal;
  },
): Promise<ExportResult> {
  const { row, result } = await createArtifact(context, { ...options, id: context.newId() });
  await context.transact((db) => insertArtifact(db, row));
  return result;
}
