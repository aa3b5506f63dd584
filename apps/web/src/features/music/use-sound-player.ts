import { useCallback, useEffect, useRef, useState } from 'react';

/** A sound that can be played. */
export interface Sound {
  readonly id: string;
  /** Resolves with the sound's URL, or null if there is none. Called on first playback. */
  readonly load: () => Promise<string | null>;
}

/** The playback state. */
export interface Hearing {
  readonly id: string;
  readonly state: 'loading' | 'playing' | 'paused';
  /** The fraction of the sound that has been played, 0 to 1. */
  readonly share: number;
}

/** Plays one sound at a time at `volume` (0 to 1). A sound that cannot be played stops silently. */
export function useSoundPlayer(volume: number) {
  const audioRef = useRef<HTMLAudioElement | null>(null);
  const volumeRef = useRef(volume);
  const [hearing, setHearing] = useState<Hearing | null>(null);

  const stop = useCallback(() => {
    const audio = audioRef.current;
    audioRef.current = null;
    audio?.pause();
    setHearing(null);
  }, []);

  const play = useCallback(
    async ({ id, load }: Sound) => {
      stop();
      const audio = new Audio();
      audioRef.current = audio;
      const isWanted = () => audioRef.current === audio;
      // Product requirement: a sound that cannot be played stops silently.
      const giveUp = () => {
        if (isWanted()) stop();
      };
      setHearing({ id, state: 'loading', share: 0 });
      const address = await load();
      if (!isWanted()) return;
      if (address === null) {
        giveUp();
        return;
      }
      const show = () => {
        if (!isWanted()) return;
        const share = audio.duration > 0 ? audio.currentTime / audio.duration : 0;
        setHearing({ id, state: audio.paused ? 'paused' : 'playing', share });
      };
      audio.addEventListener('ended', giveUp);
      audio.addEventListener('error', giveUp);
      for (const event of ['playing', 'pause', 'timeupdate']) audio.addEventListener(event, show);
      audio.volume = volumeRef.current;
      audio.src = address;
      await audio.play().catch(giveUp);
    },
    [stop],
  );

  /** Plays a sound, pauses it, or resumes it where it was paused. */
  const toggle = useCallback(
    (sound: Sound) => {
      const audio = audioRef.current;
      if (audio === null || hearing?.id !== sound.id) void play(sound);
      else if (hearing.state === 'loading') stop();
      else if (hearing.state === 'playing') audio.pause();
      else audio.play().catch(stop);
    },
    [hearing, play, stop],
  );

  useEffect(() => {
    volumeRef.current = volume;
    if (audioRef.current !== null) audioRef.current.volume = volume;
  }, [volume]);
  useEffect(() => stop, [stop]);
  return { hearing, toggle, stop };
}
