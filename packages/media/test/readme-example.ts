import { readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createFolderRecipeStore } from '@spinreel/media/recipes/folder-recipe-store';
import { makeMezzanine } from '@spinreel/media/video/make-mezzanine';
import { probeVideo } from '@spinreel/media/video/probe-video';
import { sniffMedia } from '@spinreel/media/sniff-media';

export async function quickVersion(path: string, folder: string): Promise<string> {
  const bytes = await readFile(path);
  const kind = sniffMedia(bytes);
  if (kind !== 'mp4') return 'not a video that this example accepts';
  const facts = await probeVideo({ path, kind });
  if (!facts.ok) return facts.problem.message;
  const source = { path, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
  const framing = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
  const store = createFolderRecipeStore(`${folder}/recipes`);
  const made = await makeMezzanine({ source, facts: facts.value, ...framing, store });
  if (!made.ok) return made.problem.message;
  await writeFile(`${folder}/quick.mp4`, made.value.bytes);
  return `${made.value.widthPx} x ${made.value.heightPx}, ${made.value.durationSeconds} s`;
}
