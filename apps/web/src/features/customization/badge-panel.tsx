import { areBadgeAnimationsEditable } from '@spinreel/config-schema/customization-rules';
import { animationTypes, type AnimationType } from '@spinreel/config-schema/options';
import { timings } from '@spinreel/config-schema/timings';
import { Trophy } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/image-upload.tsx';
import { uploadHint } from '../../ad-draft/upload-hint.ts';
import { EditsPart } from '../../ui/edits-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { useCta } from './use-cta.ts';
import styles from './panel-fields.module.css';

const animationNames: Readonly<Record<AnimationType, string>> = {
  none: 'None',
  confetti: 'Confetti',
  coins: 'Coins',
};
const animations = animationTypes.map((value) => ({ value, label: animationNames[value] }));

/** The picture that celebrates the win, when it is shown, and what flies with it. */
export function BadgePanel() {
  const { cta, changeCta } = useCta();
  const isShown = cta.showWinningBadge;
  const canAnimate = isShown && areBadgeAnimationsEditable(cta);
  return (
    <Panel title="Winning badge" description="Celebrates the win" icon={<Trophy />}>
      <EditsPart screen="outro">
        <ImageUpload
          slot="winningBadgeImage"
          hint={`${uploadHint('winningBadgeImage')}. Without it no badge is shown.`}
          isCompact
        />
      </EditsPart>
      <SwitchField
        label="Show winning badge"
        isOn={cta.showWinningBadge}
        onChange={(showWinningBadge) => changeCta({ showWinningBadge })}
      />
      <div className={styles.switches}>
        <SwitchField
          label="Show when playback finishes"
          hint={`For ${timings.winningBadgeMs / 1000} seconds over the last picture`}
          isOn={cta.showWinningBadgeWhenPlaybackFinishes}
          isDisabled={!isShown}
          onChange={(isOn) => changeCta({ showWinningBadgeWhenPlaybackFinishes: isOn })}
        />
        <SwitchField
          label="Animate after playback"
          isOn={cta.animateWinningBadge}
          isDisabled={!canAnimate}
          onChange={(animateWinningBadge) => changeCta({ animateWinningBadge })}
        />
        <EditsPart screen="outro">
          <SwitchField
            label="Show on the outro"
            isOn={cta.showWinningBadgeOnOutro}
            isDisabled={!isShown}
            onChange={(showWinningBadgeOnOutro) => changeCta({ showWinningBadgeOnOutro })}
          />
          <SwitchField
            label="Animate on the outro"
            isOn={cta.animateWinningBadgeOnOutro}
            isDisabled={!canAnimate}
            onChange={(isOn) => changeCta({ animateWinningBadgeOnOutro: isOn })}
          />
        </EditsPart>
        <SelectField
          label="Celebration"
          options={animations}
          value={cta.animationType}
          isDisabled={!canAnimate}
          onChange={(animationType) => changeCta({ animationType })}
        />
      </div>
    </Panel>
  );
}
