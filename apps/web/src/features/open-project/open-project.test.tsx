// @vitest-environment jsdom
// Requirement: export.project-file
import { packZip } from '@spinreel/exporters/zip/pack-zip';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sendProject } from '../../api-client/projects-api.ts';
import { OpenProject } from './open-project.tsx';
import { ProjectOffer } from './project-offer.tsx';

vi.mock('../../api-client/projects-api.ts', () => ({ sendProject: vi.fn() }));

afterEach(cleanup);

test('opens the ad of a dropped project file in the wizard', async () => {
  vi.mocked(sendProject).mockResolvedValue({ data: { id: 'ad-opened01' } as never });
  const file = setup();
  expect(await screen.findByText('/create?ad=ad-opened01')).toBeTruthy();
  expect(sendProject).toHaveBeenCalledWith(
    file,
    expect.objectContaining({ signal: expect.any(AbortSignal) }),
  );
});

test('shows why a file was not opened', async () => {
  const message = 'The project file is damaged. Please download it again.';
  const error = { status: 422, code: 'unreadable', message, retryAfterSeconds: null, data: null };
  vi.mocked(sendProject).mockResolvedValue({ error });
  setup();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('/ads')).toBeTruthy();
});

test('shows the progress of a file, and cancels it', async () => {
  let reports: Parameters<typeof sendProject>[1] | undefined;
  vi.mocked(sendProject).mockImplementation((_, options) => {
    reports = options;
    return new Promise(() => {});
  });
  setup();
  expect(await screen.findByText('Uploading the project file...')).toBeTruthy();
  act(() => reports?.onSent(0.5));
  expect(screen.getByText('30 %')).toBeTruthy();
  act(() => reports?.onSent(1));
  act(() => reports?.onProgress({ stage: 'encoding', percent: 50 }));
  expect(screen.getByText('80 %')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(reports?.signal.aborted).toBe(true);
  expect(screen.getByLabelText('Open a project file')).toBeTruthy();
});

test('opens the project file in an archive of exports', async () => {
  vi.mocked(sendProject).mockResolvedValue({ data: { id: 'ad-opened01' } as never });
  const ad = { path: 'lucky-meta.zip', bytes: new TextEncoder().encode('ad') };
  const project = { path: 'lucky.spinreel', bytes: new TextEncoder().encode('project') };
  const archive = await packZip([ad, project], 'STORE');
  setup(new File([Uint8Array.from(archive)], 'exports.zip'));
  expect(await screen.findByText('/create?ad=ad-opened01')).toBeTruthy();
  const [sent] = vi.mocked(sendProject).mock.lastCall ?? [];
  expect([sent?.name, await sent?.text()]).toEqual(['lucky.spinreel', 'project']);
});

test('says that an archive contains no project file, without sending it', async () => {
  vi.mocked(sendProject).mockClear();
  setup(new File(['no archive'], 'exports.zip'));
  expect(await screen.findByText(/^This is not a project file/)).toBeTruthy();
  expect(sendProject).not.toHaveBeenCalled();
});

test('asks before it opens a project file while an ad is edited', async () => {
  vi.mocked(sendProject).mockClear();
  vi.mocked(sendProject).mockResolvedValue({ data: { id: 'ad-opened01' } as never });
  const file = new File(['x'], 'lucky.spinreel');
  render(
    <MemoryRouter initialEntries={['/create']}>
      <ProjectOffer file={file} onClose={() => {}} />
      <Location />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/This ad does not change/)).toBeTruthy();
  expect(sendProject).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Open as another ad' }));
  expect(await screen.findByText('/create?ad=ad-opened01')).toBeTruthy();
});

/** Drops a file. */
function setup(file = new File(['x'], 'lucky.spinreel')): File {
  render(
    <MemoryRouter initialEntries={['/ads']}>
      <OpenProject />
      <Location />
    </MemoryRouter>,
  );
  fireEvent.drop(screen.getByLabelText('Open a project file'), { dataTransfer: { files: [file] } });
  return file;
}

function Location() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
