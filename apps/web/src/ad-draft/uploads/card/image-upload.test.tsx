// @vitest-environment jsdom
import { messages } from '@spinreel/config-schema/messages/messages';
import type { ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { fakeXhr } from '../../../../test/fake-xhr.ts';
import { createStoredAd, stubServer } from '../../../../test/stub-server.ts';
import { openDraft, openNewDraft } from '../../open-draft.ts';
import { removeImage, uploadImageTo } from '../upload-image-to.ts';
import { ImageUpload } from './image-upload.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const adId = 'ad-number-1';
const image = {
  filePath: '/api/assets/image-123',
  fileSystemPath: 'asset:image-123',
  originalName: 'moving.gif',
  fileSize: 9,
};
const stillSlots: ImageSlot[] = ['winningBadgeImage'];

test('says of an animated image that the ad shows its first frame, until it is removed', async () => {
  const { store, upload } = setup();
  await upload('winningBadgeImage', { stillSlots });
  expect(screen.getByText(messages.upload.imageStill)).toBeTruthy();
  act(() => store.dispatch(removeImage('winningBadgeImage')));
  expect(screen.queryByText(messages.upload.imageStill)).toBeNull();
});

test('says nothing in a slot that shows the animation, and of other images', async () => {
  const { upload } = setup();
  await upload('coverImage', { stillSlots });
  await upload('winningBadgeImage', {});
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.queryByText(messages.upload.imageStill)).toBeNull();
});

test('still says so when the ad is opened again', async () => {
  const { server, store } = setup();
  const config = { id: adId, assets: { winningBadgeImage: { filePath: image.fileSystemPath } } };
  const asset = { ...image, id: 'image-123', kind: 'image', optimizedUrl: image.filePath } as const;
  const facts = { width: 9, height: 9, duration: null, frameRate: null, stillSlots };
  server.ads.set(adId, {
    ...createStoredAd({ adId, config, version: 1 }),
    assets: { 'image-123': { ...asset, ...facts } },
  });
  await act(async () => await store.dispatch(openDraft(adId)));
  expect(screen.getByText(messages.upload.imageStill)).toBeTruthy();
});

/** Renders the cover and the badge of an open ad. */
function setup() {
  const server = stubServer();
  const sent = fakeXhr();
  const store = createTestStore({ generateId: () => 'ad-number-2' });
  store.dispatch(openNewDraft());
  render(
    <Provider store={store}>
      <ImageUpload slot="coverImage" />
      <ImageUpload slot="winningBadgeImage" />
    </Provider>,
  );
  const upload = async (slot: ImageSlot, facts: { stillSlots?: ImageSlot[] }) => {
    const processedImage = { optimizedUrl: image.filePath, width: 9, height: 9, ...facts };
    await act(async () => {
      const done = store.dispatch(uploadImageTo(slot, new File(['GIF'], 'moving.gif')));
      sent.at(-1)?.answer(200, { success: true, data: { ...image, processedImage } });
      await done;
    });
  };
  return { server, store, upload };
}
