import { areBadgeAnimationsEditable } from '@spinreel/config-schema/rules/customization-rules';
import { animationTypes, type AnimationType } from '@spinreel/config-schema/options/options';
import { timings } from '@spinreel/config-schema/limits/timings';
import { Trophy } from 'lucide-react';
import { ImageUpload } from '../../ad-draft/uploads/card/image-upload.tsx';
import { EditsPart } from '../../ui/ad/edits-part.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SelectField } from '../../ui/fields/select/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { SizeField } from './size-field.tsx';
import { useCta } from './use-cta.ts';
import { WinAmountFields } from './win-amount-fields.tsx';
import styles from './panel-fields.module.css';

const animationNames: Readonly<Record<AnimationType, string>> = {
  none: 'None',
  confetti: 'Confetti',
  coins: 'Coins',
};
const animations = animationTypes.map((value) => ({ value, label: animationNames[value] }));

/** The image that celebrates the win, its timing and its animation. */
export function BadgePanel() {
  const { cta, changeCta } = useCta();
  const isShown = cta.showWinningBadge;
  const canAnimate = isShown && areBadgeAnimationsEditable(cta);
  return (
    <Panel title="Badge" description="Celebrates the win" icon={<Trophy />} isPlain>
      <EditsPart screen="outro">
        <ImageUpload slot="winningBadgeImage" note="Without it no badge is shown." isCompact />
        <SizeField size="badge" label="Badge size" isDisabled={!isShown} />
      </EditsPart>
      <SwitchField
        field="cta.showWinningBadge"
        label="Show winning badge"
        isOn={cta.showWinningBadge}
        onChange={(showWinningBadge) => changeCta({ showWinningBadge })}
      />
      <div className={styles.switches}>
        <SwitchField
          field="cta.showWinningBadgeWhenPlaybackFinishes"
          label="Show when playback finishes"
          hint={`For ${timings.winningBadgeMs / 1000} seconds over the last frame`}
          isOn={cta.showWinningBadgeWhenPlaybackFinishes}
          isDisabled={!isShown}
          onChange={(isOn) => changeCta({ showWinningBadgeWhenPlaybackFinishes: isOn })}
        />
        <SwitchField
          field="cta.animateWinningBadge"
          label="Animate after playback"
          isOn={cta.animateWinningBadge}
          isDisabled={!canAnimate}
          onChange={(animateWinningBadge) => changeCta({ animateWinningBadge })}
        />
        <EditsPart screen="outro">
          <SwitchField
            field="cta.showWinningBadgeOnOutro"
            label="Show on the outro"
            isOn={cta.showWinningBadgeOnOutro}
            isDisabled={!isShown}
            onChange={(showWinningBadgeOnOutro) => changeCta({ showWinningBadgeOnOutro })}
          />
          <SwitchField
            field="cta.animateWinningBadgeOnOutro"
            label="Animate on the outro"
            isOn={cta.animateWinningBadgeOnOutro}
            isDisabled={!canAnimate}
            onChange={(isOn) => changeCta({ animateWinningBadgeOnOutro: isOn })}
          />
        </EditsPart>
        <SelectField
          field="cta.animationType"
          label="Celebration"
          options={animations}
          value={cta.animationType}
          isDisabled={!canAnimate}
          onChange={(animationType) => changeCta({ animationType })}
        />
      </div>
      <WinAmountFields />
    </Panel>
  );
}
