import { describeEffect } from '@spinreel/ad-runtime/sound/describe-effect';
import { startEffect } from '@spinreel/ad-runtime/sound/start-effect';
import type { SoundEffect } from '@spinreel/config-schema/options/options';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Plays one sound effect at a time at `volume` (0 to 1), with the code that synthesizes it in the ad. */
export function useEffectPlayer(volume: number) {
  const contextRef = useRef<AudioContext | null>(null);
  const sourceRef = useRef<AudioBufferSourceNode | null>(null);
  const [playing, setPlaying] = useState<SoundEffect | null>(null);

  const stop = useCallback(() => {
    sourceRef.current?.stop();
    sourceRef.current = null;
    setPlaying(null);
  }, []);

  /** Plays an effect, or stops it if it is playing. */
  const toggle = useCallback(
    (effect: SoundEffect) => {
      stop();
      if (effect === playing) return;
      const context = (contextRef.current ??= new AudioContext());
      const source = startEffect(context, describeEffect(effect, volume), 1);
      source.addEventListener('ended', () => {
        if (sourceRef.current === source) stop();
      });
      sourceRef.current = source;
      setPlaying(effect);
    },
    [playing, stop, volume],
  );

  useEffect(
    () => () => {
      void contextRef.current?.close();
      contextRef.current = null;
    },
    [],
  );
  return { playing, toggle };
}
