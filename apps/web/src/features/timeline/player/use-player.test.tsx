// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usePlayer } from './use-player.ts';

afterEach(cleanup);

test('continues with a video that was cropped again, with its sound and at the same position', () => {
  const { rerender } = render(<Watched url="/cut-1.mp4" />);
  fireEvent.click(screen.getByText('Frame 30'));
  fireEvent.play(video());
  expect(screen.getByRole('status').textContent).toBe('playing');
  const before = video();
  rerender(<Watched url="/cut-2.mp4" />);
  expect(video()).not.toBe(before);
  expect(screen.getByRole('status').textContent).toBe('still');
  expect(video().currentTime).toBeCloseTo(1, 1);
  fireEvent.play(video());
  expect(screen.getByRole('status').textContent).toBe('playing');
});

function Watched({ url }: { url: string }) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const player = usePlayer({
    videoRef,
    url,
    scale: { durationSeconds: 10, frameRate: 30 },
    trim: { startSeconds: 0, endSeconds: 10 },
  });
  return (
    <>
      <video key={url} ref={videoRef} src={url} muted aria-label="Gameplay video" />
      <button type="button" onClick={() => player.showFrame(30)}>
        Frame 30
      </button>
      <output>{player.isPlaying ? 'playing' : 'still'}</output>
    </>
  );
}

function video(): HTMLVideoElement {
  return screen.getByLabelText('Gameplay video');
}
