import { access, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createFolder } from '@spinreel/media/recipes/create-folder';
import { type CliIo, CliProblem, exitCodes, type ExitCode } from '../command.ts';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';

/** The options of `spinreel init`. */
export interface InitOptions {
  readonly name: string;
}

/** Writes a starter ad config and its notes, and prints what to do next. Never overwrites a file. */
export async function initCommand(
  options: InitOptions & { readonly target: string },
  io: CliIo,
): Promise<ExitCode> {
  const folder = resolve(io.folder, options.target);
  const files = {
    'ad.json': `${JSON.stringify(createStarterAd(options.name), null, 2)}\n`,
    'README.md': composeNotes(options.name),
  };
  for (const name of Object.keys(files)) await refuseExisting(join(folder, name), io);
  await createFolder(folder).catch((cause: unknown) => {
    throw new CliProblem('usage', `The folder '${options.target}' could not be created: ${String(cause)}`, {
      cause,
    });
  });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const config = relative(io.folder, join(folder, 'ad.json'));
  io.print(`Written: ${config}, and README.md, which explains its fields.

Next:
  1. Put cover.jpg and gameplay.mp4 next to it.
  2. Set the store URL and the pause points in ${config}.
  3. Run: spinreel build ${config} --network meta`);
  return exitCodes.passed;
}

async function refuseExisting(path: string, io: CliIo): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) return;
  const shown = relative(io.folder, path);
  throw new CliProblem('usage', `${shown} already exists. Choose another folder: spinreel init FOLDER`);
}

/** Creates the config of an ad with a cover, a gameplay video and one pause. Its files do not exist yet. */
function createStarterAd(name: string): AdConfig {
  return {
    name,
    networks: ['meta', 'moloco'],
    assets: {
      coverImage: { filePath: 'cover.jpg' },
      gameplayVideo: { filePath: 'gameplay.mp4' },
    },
    pausePointCount: 1,
    pausePoints: [{ id: 'pause-1', timestamp: 2 }],
    cta: { label: 'Spin!', storeUrl: '' },
  };
}

/** Composes the notes for an ad's folder. JSON has no comments. */
function composeNotes(name: string): string {
  return `# ${name}

\`ad.json\` describes the ad. Paths are relative to it. Fields that are missing have their defaults.

| Field | What it is |
|---|---|
| \`name\` | the name in file names and lists |
| \`networks\` | the networks to build for; \`spinreel networks\` lists them |
| \`assets.coverImage\` | the image before the first tap: PNG, JPEG or WebP, upright |
| \`assets.landscapeCoverImage\` | optional: the image that replaces it on landscape screens, for example of 1920x1080 |
| \`assets.gameplayVideo\` | the video of the game; the ad uses at most its first seconds, or the part that \`trim\` names |
| \`pausePointCount\`, \`pausePoints\` | the moments, in seconds, at which the video stops until the viewer taps the button |
| \`cta.label\` | the text on the button |
| \`cta.storeUrl\` | the app's page in the App Store or on Google Play |

More fields, such as \`outroImage\`, \`backgroundMusic\`, colors and positions, are described by the JSON schema
\`@spinreel/config-schema/schema/ad-config.schema.json\`.

\`\`\`sh
spinreel build ad.json --out ads   # writes one checked file per network
spinreel preview ads/FILE --network meta
\`\`\`
`;
}
