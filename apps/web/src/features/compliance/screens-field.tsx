import { ToggleGroup } from '@base-ui/react/toggle-group';
import { Toggle } from '@base-ui/react/toggle';
import { placementScreens, type PlacementScreen } from '@spinreel/config-schema/options/options';
import toggleStyles from '../../ui/fields/segmented-control.module.css';
import { screenNames } from '../../config/screen-names.ts';

interface ScreensFieldProps {
  label: string;
  screens: readonly PlacementScreen[];
  onChange: (screens: PlacementScreen[]) => void;
}

/** The screens of the ad on which something is shown. */
export function ScreensField({ label, screens, onChange }: ScreensFieldProps) {
  return (
    <div className="row-between wrap gap-2">
      <span className="small-faint" aria-hidden="true">
        Shown on
      </span>
      <ToggleGroup
        aria-label={label}
        multiple
        value={screens}
        onValueChange={(next) => onChange(placementScreens.filter((screen) => next.includes(screen)))}
        data-small
        className={toggleStyles.group}
      >
        {placementScreens.map((screen) => (
          <Toggle key={screen} value={screen} className={toggleStyles.option}>
            {screenNames[screen]}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  );
}
