import { fileURLToPath } from 'node:url';
import { cjkFonts, cjkRegions, type CjkRegion } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import {
  fonts,
  fontWeights,
  textWeights,
  type FontFamily,
  type FontWeight,
} from '@spinreel/config-schema/options/appearance/fonts';
import { hasTwoWeights } from '@spinreel/config-schema/options/appearance/open-fonts';
import { listCjkFontFiles } from '@spinreel/media/fonts/cjk-font-file';
import { listOpenFontFiles } from '@spinreel/media/fonts/open-font-file';
import type { Plugin } from 'vite';

const moduleName = 'virtual:ad-fonts';

/**
 * Offers the files of the open fonts that ads contain as the module `virtual:ad-fonts`, so that the wizard draws with the
 * same ones. Those for Chinese, Japanese and Korean are in a module for each region, such as `virtual:ad-fonts/JP`, because
 * they are many.
 */
export function offerAdFonts(): Plugin {
  return {
    name: 'spinreel-ad-fonts',
    resolveId: (id) => (id === moduleName || id.startsWith(`${moduleName}/`) ? `\0${id}` : null),
    load: async (id) => {
      if (id === `\0${moduleName}`) return await writeModule();
      const region = cjkRegions.find((one) => id === `\0${moduleName}/${one}`);
      return region === undefined ? null : await writeRegionModule(region);
    },
  };
}

async function writeRegionModule(region: CjkRegion): Promise<string> {
  // A file is variable, so it is the same for all weights.
  const files = await listCjkFontFiles(cjkFonts[region], { fontWeight: 'bold' });
  return writeEntries({
    name: 'cjkFontFiles',
    files: files.map(({ url, unicodeRange }) => ({ path: fileURLToPath(url), details: { unicodeRange } })),
  });
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
  return writeEntries({ name: 'adFontFiles', files: unique });
}

/** Writes a module that exports the addresses of files with their details, under a name. */
function writeEntries(module: {
  name: string;
  files: readonly { readonly path: string; readonly details: object }[];
}): string {
  const { name, files } = module;
  const imports = files.map(({ path }, at) => `import url${at} from ${JSON.stringify(`${path}?url`)};`);
  const entries = files.map(({ details }, at) => `{ url: url${at}, ...${JSON.stringify(details)} }`);
  return `${imports.join('\n')}\nexport const ${name} = [${entries.join(',\n')}];\n`;
}

function listTypefaces(): { fontFamily: FontFamily; fontWeight: FontWeight }[] {
  return fonts.flatMap((fontFamily) =>
    fontWeights
      .filter((fontWeight) => fontWeight === 'bold' || hasTwoWeights(fontFamily))
      .map((fontWeight) => ({ fontFamily, fontWeight })),
  );
}
