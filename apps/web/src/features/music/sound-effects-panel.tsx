import { defaults } from '@spinreel/config-schema/ad/defaults';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { soundEffects, type SoundEffect } from '@spinreel/config-schema/options/options';
import { AudioLines, Square, Volume2 } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useEffectPlayer } from './use-effect-player.ts';
import styles from './sound-effects-panel.module.css';

const texts: Readonly<Record<SoundEffect, { readonly name: string; readonly hint: string }>> = {
  tap: { name: 'Tap', hint: 'When viewers tap a button' },
  spin: { name: 'Spin', hint: 'After each spin, over the sound of the video' },
  stop: { name: 'Reel stop', hint: 'At each pause' },
  win: { name: 'Win', hint: 'With the badge, or with the outro if no badge is shown' },
  coins: { name: 'Coins', hint: 'With the win, if the celebration of the badge is coins' },
};

/** Which sounds the ad synthesizes, how loud they are, and buttons to listen to them. */
export function SoundEffectsPanel() {
  const dispatch = useDraftDispatch();
  const chosen = useDraftSelector(
    (state) => ({ ...defaults.soundEffects, ...state.adDraft.document.soundEffects }),
    shallowEqual,
  );
  const player = useEffectPlayer(chosen.volume);
  return (
    <Panel
      title="Sound Effects"
      description="Optional. Silent until the first tap. They need almost no space in the file."
      icon={<AudioLines />}
      isPlain
    >
      <ul className="stack gap-3" aria-label="Sound effects">
        {soundEffects.map((effect) => {
          const { name, hint } = texts[effect];
          const isPlaying = player.playing === effect;
          return (
            <li key={effect} className={styles.row}>
              <IconButton
                label={`${isPlaying ? 'Stop' : 'Listen to'} ${name.toLowerCase()}`}
                icon={isPlaying ? <Square /> : <Volume2 />}
                tone="solid"
                disabled={chosen.volume === 0}
                hint={chosen.volume === 0 ? 'The loudness is 0 %' : undefined}
                onClick={() => player.toggle(effect)}
              />
              <SwitchField
                field={`soundEffects.${effect}`}
                label={name}
                hint={hint}
                isOn={chosen[effect]}
                onChange={(isOn) => dispatch(adChanged({ soundEffects: { [effect]: isOn } }))}
              />
            </li>
          );
        })}
      </ul>
      <SliderField
        field="soundEffects.volume"
        label="Loudness of the effects"
        value={chosen.volume}
        range={sliderRanges.soundEffectVolume}
        format={(value) => `${Math.round(value * 100)} %`}
        onChange={(volume) => dispatch(adChanged({ soundEffects: { volume } }))}
      />
    </Panel>
  );
}
