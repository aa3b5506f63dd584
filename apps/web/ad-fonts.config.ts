import { fileURLToPath } from 'node:url';
import { textWeights, typefaces } from '@spinreel/config-schema/options/appearance/fonts';
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
    typefaces.map(async (typeface) => {
      const { fontFamily: family, fontWeight } = typeface;
      const parts = await listOpenFontFiles(typeface);
      // Where ranges overlap, browsers prefer the last.
      return parts.toReversed().map(({ url, unicodeRange }) => ({
        path: fileURLToPath(url),
        details: { family, weight: textWeights[fontWeight], unicodeRange },
      }));
    }),
  );
  const imports = files
    .flat()
    .map(({ path }, at) => `import url${at} from ${JSON.stringify(`${path}?url`)};`);
  const entries = files.flat().map(({ details }, at) => `{ url: url${at}, ...${JSON.stringify(details)} }`);
  return `${imports.join('\n')}\nexport const adFontFiles = [${entries.join(',\n')}];\n`;
}
