import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { projectLimits } from '@spinreel/config-schema/limits/limits';
import { packZip } from '@spinreel/exporters/zip/pack-zip';
import { readZip } from '@spinreel/preflight/zip/read-zip';
import { manifestName } from '../src/projects/project-format.ts';
import type { Client } from './create-client.ts';

/** The parts of a project file. */
export interface UnpackedProject {
  readonly manifest: {
    readonly spinreelProject: number;
    readonly config: AdConfig;
    readonly names: Record<string, string>;
  };
  /** The uploads with their names. */
  readonly files: readonly (readonly [string, Uint8Array])[];
}

/** Reads a project file. */
export function unpackProject(bytes: Uint8Array): UnpackedProject {
  const reading = readZip(bytes, { maxFiles: 100, maxUnpackedBytes: projectLimits.maxBytes });
  if (!reading.ok) throw new Error(reading.problem);
  const files = reading.files.map(({ path, bytes: unpacked }) => [path, unpacked] as const);
  const text = new TextDecoder().decode(files.find(([name]) => name === manifestName)?.[1]);
  return {
    manifest: JSON.parse(text) as UnpackedProject['manifest'],
    files: files.filter(([name]) => name !== manifestName),
  };
}

/** Packs a project file with this manifest, which may be any bytes. */
export async function packProject({ files }: UnpackedProject, manifest: object): Promise<Uint8Array> {
  const text = manifest instanceof Uint8Array ? manifest : new TextEncoder().encode(JSON.stringify(manifest));
  const all = [[manifestName, text] as const, ...files];
  return await packZip(
    all.map(([path, bytes]) => ({ path, bytes })),
    'STORE',
  );
}

/** Sends the bytes of a project file. */
export async function openProject(visitor: Client, bytes: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'ad.spinreel');
  return await visitor.form('/api/projects', form);
}
