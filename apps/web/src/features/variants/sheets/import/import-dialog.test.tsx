// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { writeXlsx } from '@spinreel/sheets/xlsx/write-xlsx';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../../../test/create-test-store.ts';
import { fakeXhr } from '../../../../../test/fake-xhr.ts';
import { stubServer } from '../../../../../test/stub-server.ts';
import { openNewDraft } from '../../../../ad-draft/open-draft.ts';
import { changeWholeAd } from '../../../../ad-draft/variants/change-whole-ad.ts';
import { ImportDialog } from './import-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ad: AdDocument = {
  cta: { label: 'Spin!' },
  variants: [
    { id: 'one', name: 'Dragons', overrides: { 'cta.label': 'Play' } },
    { id: 'two', name: 'Pirates' },
  ],
};

// Requirement: variants.sheets
test('shows what a file changes before it is imported, as one named step', async () => {
  const { choose, getButton, onClose, readAd, readSteps } = setup();
  choose('spring.csv', 'id,name,cta.label\none,Dragons,Roar!\n,Tigers,Growl!\n');
  expect(await screen.findByText('1 new variant and 1 changed cell')).toBeTruthy();
  expect(screen.getByText('1 variant without a row stays as it is: Pirates.')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Changes of variants' }));
  expect(table.getByText('Dragons')).toBeTruthy();
  expect(table.getByText('Play')).toBeTruthy();
  expect(table.getByText('Roar!')).toBeTruthy();
  expect(table.getByText('New variant')).toBeTruthy();
  expect(readAd().variants).toHaveLength(2);
  fireEvent.click(getButton('Import'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(readAd().variants?.map(({ overrides }) => overrides?.['cta.label'])).toEqual([
    'Roar!',
    undefined,
    'Growl!',
  ]);
  expect(readSteps()).toEqual(['import spreadsheet']);
});

// Requirement: variants.sheets
test('cells with problems prevent the import, unless the others are chosen', async () => {
  const { choose, getButton, onClose, readAd } = setup();
  choose('spring.csv', 'id,cta.label,cta.color\none,Roar!,reddish\n');
  expect(await screen.findByText(/^Cell C2 \(cta\.color\): “reddish” is not a color\./)).toBeTruthy();
  expect(getButton('Import').disabled).toBe(true);
  fireEvent.click(screen.getByRole('switch', { name: 'Import the cells without problems' }));
  expect(getButton('Import').disabled).toBe(false);
  fireEvent.click(getButton('Import'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(readAd().variants?.[0]?.overrides).toEqual({ 'cta.label': 'Roar!' });
});

test('says why a file is not read, and cancelling changes nothing', async () => {
  const { choose, getButton, onClose, readAd } = setup();
  choose('old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
  expect(await screen.findByText(/from Excel 97 to 2003. Save it as XLSX or CSV\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  choose('same.csv', 'id,cta.label\none,Play\n');
  expect(await screen.findByText('Nothing changes')).toBeTruthy();
  expect(getButton('Import').disabled).toBe(true);
  fireEvent.click(getButton('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(readAd()).toEqual(ad);
});

// Requirement: variants.sheets
test('uploads the images in cells before the import, and changes nothing if one is refused', async () => {
  const { choose, getButton, onClose, readAd, forms } = setup();
  const columns = ['id', 'assets.coverImage'].map((header) => ({ header }));
  const image = { bytes: onePixel, type: 'image/png' } as const;
  choose(
    'spring.xlsx',
    await writeXlsx([{ name: 'Variants', columns, rows: [['two', { text: '', image }]] }]),
  );
  expect(await screen.findByText('1 image in cells is uploaded first.')).toBeTruthy();
  expect(screen.getByText('spring image 1.png')).toBeTruthy();
  expect(forms).toHaveLength(0);
  fireEvent.click(getButton('Import'));
  expect(await screen.findByText('Uploading image 1 of 1…')).toBeTruthy();
  await waitFor(() => expect(forms).toHaveLength(1));
  forms[0]?.answer(400, {
    success: false,
    error: { code: 'image-damaged', message: 'The image is damaged.' },
  });
  expect(await screen.findByText('Nothing was imported')).toBeTruthy();
  expect(readAd()).toEqual(ad);
  fireEvent.click(getButton('Import'));
  await waitFor(() => expect(forms).toHaveLength(2));
  forms[1]?.answer(200, { success: true, data: uploadedImage });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(readAd().variants?.[1]?.overrides).toEqual({ 'assets.coverImage': { filePath: 'asset:uploaded1' } });
});

const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const uploadedImage = {
  filePath: '/api/assets/uploaded1',
  fileSystemPath: 'asset:uploaded1',
  originalName: 'spring image 1.png',
  fileSize: 68,
  processedImage: { optimizedUrl: '/api/assets/uploaded1', width: 1, height: 1 },
};

function setup() {
  stubServer();
  const forms = fakeXhr();
  const store = createTestStore();
  store.dispatch(openNewDraft());
  store.dispatch(changeWholeAd(() => ad, 'prepare'));
  const onClose = vi.fn<() => void>();
  render(
    <Provider store={store}>
      <ImportDialog isOpen onClose={onClose} returnFocusTo={() => null} />
    </Provider>,
  );
  return {
    forms,
    onClose,
    readAd: () => store.getState().adDraft.ad,
    readSteps: () =>
      store
        .getState()
        .adDraft.history.done.map(({ name }) => name)
        .slice(1),
    choose: (name: string, content: string | Uint8Array) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      // jsdom has no File.arrayBuffer().
      const file = Object.assign(new File([], name), {
        arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
      });
      fireEvent.change(screen.getByLabelText(/^Choose (a|another) spreadsheet$/), {
        target: { files: [file] },
      });
    },
    getButton: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
  };
}
