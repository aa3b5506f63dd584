// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { holdAnimations } from '../../../test/hold-animations.ts';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

test.each([
  ['a modal', Modal],
  ['a drawer', Drawer],
] as const)('%s that is leaving cannot be used, and then returns the focus', async (_name, Dialog) => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Delete the ad?">
          <button type="button" onClick={() => setIsOpen(false)}>
            Delete
          </button>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.hasAttribute('inert')).toBe(false);
  const finishAnimations = holdAnimations();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(dialog.hasAttribute('inert')).toBe(true));
  expect(dialog.isConnected).toBe(true);
  finishAnimations();
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(document.activeElement).toBe(opener);
});
