import type { MusicSampleId } from '@spinreel/config-schema/music-samples';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendSample } from '../../api-client/upload-file.ts';

/** Plays a sample before it is chosen. */
export function useSamplePlayer() {
  const audioRef = useRef<HTMLAudioElement | null>(null);
  const wantedRef = useRef<MusicSampleId | null>(null);
  const [playing, setPlaying] = useState<MusicSampleId | null>(null);
  const [loading, setLoading] = useState<MusicSampleId | null>(null);

  const stop = useCallback(() => {
    wantedRef.current = null;
    audioRef.current?.pause();
    audioRef.current = null;
    setPlaying(null);
    setLoading(null);
  }, []);

  const play = useCallback(
    async (sampleId: MusicSampleId) => {
      stop();
      wantedRef.current = sampleId;
      setLoading(sampleId);
      const answer = await sendSample(sampleId);
      if (wantedRef.current !== sampleId) return;
      setLoading(null);
      // The product says: a sample that cannot be previewed stops silently.
      if ('error' in answer) return;
      const audio = new Audio(answer.data.dataUri);
      audioRef.current = audio;
      audio.addEventListener('ended', stop);
      audio.addEventListener('error', stop);
      setPlaying(sampleId);
      await audio.play().catch(stop);
    },
    [stop],
  );

  useEffect(() => stop, [stop]);
  return { playing, loading, play, stop };
}
