import { fileURLToPath } from 'node:url';
import {
  fonts,
  fontWeights,
  textWeights,
  type FontFamily,
  type FontWeight,
} from '@spinreel/config-schema/options/appearance/fonts';
import { hasTwoWeights } from '@spinreel/config-schema/options/appearance/open-fonts';
import { listOpenFontFiles } from '@spinreel/media/fonts/open-font-file';
import type { Plugin } from 'vite';

const moduleName = 'virtual:ad-fonts';
const resolvedName = `\0${moduleName}`;

/**
 * Offers the files of the open fonts that ads contain as the module `virtual:ad-fonts`, so that the wizard draws with the
 * same ones.
 */
export function offerAdFonts(): Plugin {
  return {
    name: 'spinreel-ad-fonts',
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load: async (id) => (id === resolvedName ? await writeModule() : null),
  };
}

async function writeModule(): Promise<string> {
  const files = await Promise.all(
    listTypefaces().map(async (typeface) => {
      const { fontFamily: family, fontWeight } = typeface;
      const parts = await listOpenFontFiles(typeface);
      // Where ranges overlap, browsers prefer the last.
      return parts.toReversed().map(({ name, url, unicodeRange, script }) => ({
        path: fileURLToPath(url),
        // The files for other scripts are the same for all fonts.
        details: {
          name,
          family: script === null ? family : null,
          weight: textWeights[fontWeight],
          unicodeRange,
        },
      }));
    }),
  );
  const unique = [
    ...new Map(files.flat().map((file) => [`${file.path} ${file.details.weight}`, file])).values(),
  ];
  const imports = unique.map(({ path }, at) => `import url${at} from ${JSON.stringify(`${path}?url`)};`);
  const entries = unique.map(({ details }, at) => `{ url: url${at}, ...${JSON.stringify(details)} }`);
  return `${imports.join('\n')}\nexport const adFontFiles = [${entries.join(',\n')}];\n`;
}

function listTypefaces(): { fontFamily: FontFamily; fontWeight: FontWeight }[] {
  return fonts.flatMap((fontFamily) =>
    fontWeights
      .filter((fontWeight) => fontWeight === 'bold' || hasTwoWeights(fontFamily))
      .map((fontWeight) => ({ fontFamily, fontWeight })),
  );
}
