// @vitest-environment jsdom
// Requirement: export.project-file
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sendProject } from '../../api-client/projects-api.ts';
import { OpenProject } from './open-project.tsx';

vi.mock('../../api-client/projects-api.ts', () => ({ sendProject: vi.fn() }));

afterEach(cleanup);

test('opens the ad of a dropped project file in the wizard', async () => {
  vi.mocked(sendProject).mockResolvedValue({ data: { id: 'ad-opened01' } as never });
  const file = setup();
  expect(await screen.findByText('/create?ad=ad-opened01')).toBeTruthy();
  expect(sendProject).toHaveBeenCalledWith(file, expect.any(AbortSignal));
});

test('shows why a file was not opened', async () => {
  const message = 'The project file is damaged. Please download it again.';
  const error = { status: 422, code: 'unreadable', message, retryAfterSeconds: null, data: null };
  vi.mocked(sendProject).mockResolvedValue({ error });
  setup();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('/ads')).toBeTruthy();
});

/** Drops a file. */
function setup(): File {
  render(
    <MemoryRouter initialEntries={['/ads']}>
      <OpenProject />
      <Location />
    </MemoryRouter>,
  );
  const file = new File(['x'], 'lucky.spinreel');
  fireEvent.drop(screen.getByLabelText('Open a project file'), { dataTransfer: { files: [file] } });
  return file;
}

function Location() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
