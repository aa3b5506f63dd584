import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';

/** Creates the config of an ad with a cover, a gameplay video and one pause. Its files do not exist yet. */
export function createStarterAd(name: string): AdConfig {
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
export function composeNotes(name: string): string {
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
