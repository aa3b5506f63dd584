// @vitest-environment jsdom
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { networks } from '@spinreel/exporters/networks/index';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fileResult } from '../../../test/fake-builds.ts';
import { EqualFiles } from './equal-files.tsx';
import type { BoardFile, FileStatus } from './state/list-files.ts';

afterEach(cleanup);

// Requirement: export.equal-files
test('variants with equal files for several networks are one line', () => {
  expect(
    listLines([
      createFile({ variantId: 'Base', network: 'meta', checksum: 'a' }),
      createFile({ variantId: 'Same', network: 'meta', checksum: 'a' }),
      createFile({ variantId: 'Play', network: 'meta', checksum: 'b' }),
      createFile({ variantId: 'Base', network: 'moloco', checksum: 'c' }),
      createFile({ variantId: 'Same', network: 'moloco', checksum: 'c' }),
      createFile({ variantId: 'Play', network: 'moloco', checksum: 'c' }),
      createFile({ variantId: 'Base', network: 'unity', checksum: 'd' }),
      createFile({ variantId: 'Same', network: 'unity', checksum: 'd' }),
    ]),
  ).toEqual(['Meta, Unity: Base, Same', 'Moloco: Base, Same, Play']);
});

// Requirement: export.equal-files
test('languages are named if there are several', () => {
  expect(
    listLines([
      createFile({ variantId: 'Base', network: 'meta', checksum: 'a' }),
      createFile({ variantId: 'Base', network: 'meta', checksum: 'a', language: 'de' }),
    ]),
  ).toEqual(['Meta: Base (English), Base (German)']);
});

test('says nothing about files that are not ready, or equal files of different networks', () => {
  expect(
    listLines([
      createFile({ variantId: 'Base', network: 'meta', checksum: 'a' }),
      createFile({ variantId: 'Same', network: 'meta', checksum: 'a', status: 'outdated' }),
      createFile({ variantId: 'Same', network: 'moloco', checksum: 'a' }),
      {
        ...createFile({ variantId: 'Play', network: 'moloco', checksum: 'a', status: 'missing' }),
        build: null,
      },
    ]),
  ).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});

function listLines(files: readonly BoardFile[]): (string | null)[] {
  render(
    <EqualFiles
      files={files}
      networks={Object.values(networks)}
      nameVariant={(variantId) => variantId ?? ''}
    />,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

function createFile(options: {
  variantId: string;
  network: string;
  checksum: string;
  language?: AdLanguage;
  status?: FileStatus;
}): BoardFile {
  const { variantId, network, checksum, language = 'en', status = 'ready' } = options;
  return {
    ...{ variantId, network, language, status },
    build: {
      ...{ variantId, network, language, id: `${variantId} ${language} ${network}`, state: 'ready' },
      ...{ content: '', progress: null, error: null, requestedAt: fileResult.generatedAt },
      result: { ...fileResult, checksum },
    },
  };
}
