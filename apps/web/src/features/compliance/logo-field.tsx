import { placementScreens } from '@spinreel/config-schema/options/options';
import { ImageUpload } from '../../ad-draft/uploads/card/image-upload.tsx';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { EditsPart } from '../../ui/ad/edits-part.tsx';
import { CornerField } from './corners/corner-field.tsx';
import { ScreensField } from './screens-field.tsx';
import { useCompliance } from './use-compliance.ts';

/** The logo of the brand, and the screens on which it is. */
export function LogoField() {
  const { compliance, changeCompliance } = useCompliance();
  const hasLogo = useDraftSelector(({ adDraft }) => Boolean(adDraft.document.assets?.logoImage?.filePath));
  const { logoScreens = [...placementScreens] } = compliance;
  return (
    <section className="stack gap-3" aria-labelledby="logo-title">
      <h3 id="logo-title" className="label-soft">
        Logo (optional)
      </h3>
      <EditsPart parts={logoScreens.map((screen) => `${screen}Logo`)}>
        <ImageUpload slot="logoImage" isCompact />
        {hasLogo && (
          <>
            <ScreensField
              label="Screens of the logo"
              screens={logoScreens}
              onChange={(next) => changeCompliance({ logoScreens: next })}
            />
            <CornerField mark="logo" label="Corner of the logo" />
          </>
        )}
      </EditsPart>
    </section>
  );
}
