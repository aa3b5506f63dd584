import { Tabs } from '@base-ui/react/tabs';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { memo, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectVideoCut } from '../../../ad-draft/video-cut/select-video.ts';
import { CompliancePanel } from '../../../features/compliance/compliance-panel.tsx';
import { BadgePanel } from '../../../features/customization/badge-panel.tsx';
import { CallToActionPanel } from '../../../features/customization/call-to-action-panel.tsx';
import { CoverTextPanel } from '../../../features/customization/cover-text/cover-text-panel.tsx';
import { LowerHalfPanel } from '../../../features/customization/lower-half-panel.tsx';
import { OutroPanel } from '../../../features/customization/outro/outro-panel.tsx';
import {
  TextFitPanel,
  type TextFitPanelProps,
} from '../../../features/customization/text-fit/text-fit-panel.tsx';
import { TextFitProvider } from '../../../features/customization/text-fit/text-fit-provider.tsx';
import { MusicPanel } from '../../../features/music/music-panel.tsx';
import { SoundEffectsPanel } from '../../../features/music/sound-effects-panel.tsx';
import { useFocusInView } from '../../../lib/page/use-focus-in-view.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { findIncompleteTabs, inspectorTabNames, inspectorTabs, type InspectorTab } from './inspector-tabs.ts';
import styles from './inspector.module.css';

interface InspectorProps extends Pick<TextFitPanelProps, 'shown' | 'onShow'> {
  inspectorRef: RefObject<HTMLDivElement | null>;
  tab: InspectorTab;
  /** Whether a legal text is so long that the stage shows it in the smallest font size. */
  hasSmallestText: boolean;
  onTab: (tab: InspectorTab) => void;
  /** Goes to a field of any tab. */
  onField: (field: FieldId) => void;
  onFocus: (event: FocusEvent) => void;
  /** The size of the element being edited. */
  size: ReactNode;
  /** The positions of the elements, for the layout tab. */
  layout: ReactNode;
  /** Content below the settings that is always visible. */
  notices: ReactNode;
}

/** The settings of the ad in tabs, next to the stage. */
export function Inspector(props: InspectorProps) {
  const {
    inspectorRef,
    tab,
    hasSmallestText,
    shown,
    onShow,
    onTab,
    onField,
    onFocus,
    size,
    layout,
    notices,
  } = props;
  useFocusInView(inspectorRef);
  const incomplete = useDraftSelector(({ adDraft }) => findIncompleteTabs(adDraft.document), shallowEqual);
  return (
    <TextFitProvider>
      <Tabs.Root value={tab} onValueChange={(next: InspectorTab) => onTab(next)} className={styles.inspector}>
        <Tabs.List aria-label="Settings" activateOnFocus className={styles.tabs}>
          {inspectorTabNames.map((name) => {
            const { label, icon: Icon } = inspectorTabs[name];
            const isIncomplete = incomplete.includes(name);
            return (
              <Tabs.Tab key={name} value={name} className={styles.tab}>
                <span className={styles.icon} data-incomplete={isIncomplete || undefined} aria-hidden="true">
                  <Icon />
                </span>
                {label}
                {isIncomplete && <VisuallyHidden>, incomplete</VisuallyHidden>}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <div ref={inspectorRef} className={styles.scroller} onFocus={onFocus}>
          <Tabs.Panel value={tab} tabIndex={-1} className={styles.panel}>
            <SettingsPanel {...{ tab, hasSmallestText, shown, onShow, onField }} />
            {tab === 'layout' && layout}
            {tab === 'layout' && <LowerHalf />}
            {/* At the end, because it appears when a control above it gets the focus. */}
            {size}
          </Tabs.Panel>
        </div>
        <div className={styles.notices}>{notices}</div>
      </Tabs.Root>
    </TextFitProvider>
  );
}

/** Memoized: each panel subscribes to its own part of the draft. */
const SettingsPanel = memo(function SettingsPanel({
  tab,
  hasSmallestText,
  shown,
  onShow,
  onField,
}: Pick<InspectorProps, 'tab' | 'hasSmallestText' | 'shown' | 'onShow' | 'onField'>) {
  switch (tab) {
    case 'button':
      return <CallToActionPanel />;
    case 'text':
      return (
        <>
          <CoverTextPanel />
          <TextFitPanel {...{ shown, onShow, onField }} />
        </>
      );
    case 'outro':
      return <OutroPanel />;
    case 'badge':
      return <BadgePanel />;
    case 'legal':
      return (
        <CompliancePanel
          hasSmallestText={hasSmallestText}
          onLanguage={() => onField('compliance.language')}
        />
      );
    case 'music':
      return (
        <>
          <MusicPanel />
          <SoundEffectsPanel />
        </>
      );
    case 'layout':
      return null;
  }
});

function LowerHalf() {
  const splitScreen = useDraftSelector((state) => selectVideoCut(state.adDraft.document).splitScreen);
  return splitScreen ? <LowerHalfPanel /> : null;
}
