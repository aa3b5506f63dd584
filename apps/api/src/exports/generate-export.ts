import type { ExportResult } from '@spinreel/api-contract/exports';
import { insertArtifact, readExportResult } from './artifact-rows.ts';
import { type ArtifactRequest, createArtifact } from './create-artifact.ts';
import type { ExportContext } from './export-context.ts';

/** Makes the finished file of an ad for a network, and stores it until it expires. Throws the errors of `createArtifact`. */
export async function generateExport(
  context: ExportContext,
  options: Omit<ArtifactRequest, 'id'>,
): Promise<ExportResult> {
  const row = await createArtifact(context, { ...options, id: context.newId() });
  await context.transact((db) => insertArtifact(db, row));
  return readExportResult(row);
}
