import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { projectLimits } from '@spinreel/config-schema/limits/limits';
import { listAssetHandles } from '@spinreel/config-schema/options/asset-handles';
import type { ProblemCode } from '@spinreel/config-schema/problems/problem';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { validateConfig } from '../ads/validate-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import { computeSha256 } from '../storage/sha256.ts';
import { cleanFileName } from '../uploads/ingest/receive-upload.ts';
import { unpackZip } from './unpack-zip.ts';

/** The name of the manifest in a project file. All other files are original uploads, named by their SHA-256. */
export const manifestName = 'project.json';

/** The version of the format, raised when older servers could not read it. */
export const formatVersion = 1;

/** The content of `project.json`. The handles in `config` are the SHA-256 of the uploads. */
const ProjectManifest = Type.Object({
  spinreelProject: Type.Integer({ minimum: 1 }),
  config: Type.Unknown(),
  /** The name of each upload, for display. */
  names: Type.Record(Type.String(), Type.String()),
});
export type ProjectManifest = Static<typeof ProjectManifest>;

const manifests = Compile(ProjectManifest);

/** An original upload in a project file. */
export interface ProjectUpload {
  readonly sha256: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a project file contains. The handles in `config` are the SHA-256 of `uploads`. */
export interface Project {
  readonly config: AdConfig;
  readonly uploads: readonly ProjectUpload[];
}

/** Replaces each file handle in a config. */
export function replaceHandles(config: AdConfig, replace: (handle: string) => string): AdConfig {
  return JSON.parse(JSON.stringify(config), (key, value: unknown) =>
    key === 'filePath' && typeof value === 'string' ? replace(value) : value,
  ) as AdConfig;
}

/**
 * Reads a project file, which may be malicious. Throws `unsupported-media` if it is none, `unreadable` if it is damaged or
 * of a newer version, and `invalid-ad` if its config is not valid.
 */
export async function parseProject(bytes: Uint8Array): Promise<Project> {
  const reading = await unpackZip(bytes, {
    maxFiles: projectLimits.maxFiles,
    maxUnpackedBytes: projectLimits.maxBytes,
  });
  if (!reading.ok)
    throw reading.problem === 'not-a-zip' && !startsLikeZip(bytes)
      ? refuse('unsupported-media', 'project-format')
      : refuse('unreadable', 'project-damaged');
  const files = new Map(reading.files.map((file) => [file.path, file.bytes]));
  const manifest = files.get(manifestName);
  if (manifest === undefined) throw refuse('unsupported-media', 'project-format');
  const { spinreelProject, config: value, names } = parseManifest(manifest);
  if (spinreelProject > formatVersion) throw refuse('unreadable', 'project-too-new');
  const { id: _id, ...config } = validateConfig(value);
  const digests = new Set(listAssetHandles(config).map(({ handle }) => handle));
  const uploads = [...digests].map((sha256) => {
    const upload = files.get(sha256);
    if (upload === undefined || computeSha256(upload) !== sha256)
      throw refuse('unreadable', 'project-damaged');
    return { sha256, name: cleanFileName(names[sha256] ?? ''), bytes: upload };
  });
  return { config, uploads };
}

/** Whether the first bytes are those of a ZIP. One that is cut off has no directory, which is at the end. */
function startsLikeZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

function parseManifest(bytes: Uint8Array): ProjectManifest {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (manifests.Check(value)) return value;
  } catch (cause) {
    throw refuse('unreadable', 'project-damaged', cause);
  }
  throw refuse('unreadable', 'project-damaged');
}

type ProjectProblem = Extract<ProblemCode, 'project-format' | 'project-damaged' | 'project-too-new'>;

function refuse(
  status: 'unsupported-media' | 'unreadable',
  code: ProjectProblem,
  cause?: unknown,
): ApiProblem {
  return new ApiProblem(status, { problem: { code, field: null, params: {} }, cause });
}
