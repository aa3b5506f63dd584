import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { findComplianceProblems } from '@spinreel/config-schema/rules/compliance-rules';
import { findStepProblems } from '@spinreel/config-schema/rules/wizard-steps';
import {
  Flag,
  Move,
  MousePointerClick,
  Music,
  ShieldCheck,
  Trophy,
  Type,
  type LucideIcon,
} from 'lucide-react';
import { placementElements, type PlacementElement } from '@spinreel/placement/elements/placement-elements';

interface InspectorTabInfo {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The elements of the ad that the tab edits. */
  readonly elements: readonly PlacementElement[];
  /** The screen that shows the tab's other settings. */
  readonly screen?: PlacementScreen;
  /** The fields of the tab that other parts of the wizard link to. */
  readonly fields: readonly FieldId[];
}

/** The tabs of step 3, grouped by what a marketer wants to change. Each has the title of its panel. */
export const inspectorTabs = {
  button: {
    label: 'Call to Action',
    icon: MousePointerClick,
    elements: ['coverButton', 'gameplayButton', 'coverFinger', 'gameplayFinger', 'gameplayHighlight'],
    fields: [
      'cta.label',
      'cta.spinControl',
      'cta.highlightSize',
      'cta.spinningLabel',
      'cta.showButtonWhileSpinning',
      'cta.storeUrl',
      'storeUrls.ios',
      'storeUrls.android',
      'cta.color',
      'cta.buttonStyle',
      'cta.fontFamily',
      'branding.useSystemFonts',
      'cta.showFingerPointer',
      'cta.showSpinCountdown',
      'cta.autoOutroSeconds',
      'assets.brandFont',
      'assets.spinButtonImage',
    ],
  },
  text: {
    label: 'Text',
    icon: Type,
    elements: ['coverText'],
    fields: ['cta.coverText', 'lettering.fontFamily', 'compliance.language'],
  },
  outro: {
    label: 'Outro',
    icon: Flag,
    elements: ['outroButton', 'outroHeadline'],
    fields: [
      'outro.composition',
      'outro.winCardPicture',
      'outro.appName',
      'outro.appRating',
      'outro.appRatingNote',
      'assets.appIcon',
      'outro.headline',
      'outro.label',
      'outro.fontFamily',
      'outro.color',
      'outro.useCustomImage',
      'assets.finalCtaButtonImage',
    ],
  },
  badge: {
    label: 'Badge',
    icon: Trophy,
    elements: [],
    screen: 'outro',
    fields: [
      'cta.showWinningBadgeOnOutro',
      'cta.winAmount',
      'cta.winAmountFrom',
      'cta.winCurrency',
      'sizes.badge',
      'sizes.winAmount',
    ],
  },
  legal: {
    label: 'Legal',
    icon: ShieldCheck,
    elements: [
      'coverAgeMark',
      'gameplayAgeMark',
      'outroAgeMark',
      'coverLegalText',
      'gameplayLegalText',
      'outroLegalText',
      'coverLogo',
      'gameplayLogo',
      'outroLogo',
    ],
    fields: [
      'compliance.product',
      'compliance.market',
      'compliance.preset',
      'compliance.elements.ageMark',
      'compliance.elements.responsibleGaming',
      'compliance.elements.helpline',
      'compliance.elements.terms',
      'compliance.elements.noPurchaseNecessary',
      'compliance.elements.noRealMoney',
      'compliance.positions.ageMark',
      'compliance.positions.legalText',
      'compliance.positions.logo',
      'assets.logoImage',
    ],
  },
  music: {
    label: 'Background Music',
    icon: Music,
    elements: [],
    fields: [
      'assets.backgroundMusic.volume',
      'soundEffects.tap',
      'soundEffects.spin',
      'soundEffects.stop',
      'soundEffects.win',
      'soundEffects.coins',
    ],
  },
  layout: { label: 'Elements Placement', icon: Move, elements: ['videoArea'], fields: [] },
} as const satisfies Record<string, InspectorTabInfo>;
export type InspectorTab = keyof typeof inspectorTabs;

/** The tabs in display order. */
export const inspectorTabNames = Object.keys(inspectorTabs) as InspectorTab[];

/** Returns the tab that edits an element. */
export function findTabOfElement(element: PlacementElement): InspectorTab {
  return findTab(({ elements }) => elements.includes(element)) ?? 'layout';
}

/** Returns the tab that contains a field, or null. */
export function findTabOfField(field: string): InspectorTab | null {
  return findTab(({ fields }) => fields.some((one) => one === field));
}

/** Returns the tabs with a field that must be fixed before the next step, or with a legal text that must be fixed. */
export function findIncompleteTabs(config: AdConfig): InspectorTab[] {
  const problems = [
    ...findStepProblems(3, config),
    ...Object.values(findComplianceProblems(config.compliance ?? {})),
  ];
  const tabs = problems.map(({ field }) => (field === null ? null : findTabOfField(field)));
  return [...new Set(tabs.filter((tab) => tab !== null))];
}

/** Returns the tab for a screen. The open tab stays unless it only edits another screen. */
export function followScreen(tab: InspectorTab, screen: PlacementScreen): InspectorTab {
  const { elements } = inspectorTabs[tab] as InspectorTabInfo;
  const isLayout = tab === 'layout';
  if (isLayout || elements.length === 0 || elements.some((one) => placementElements[one].screen === screen))
    return tab;
  return screen === 'outro' ? 'outro' : 'button';
}

/** Returns what the stage shows when a tab is opened: the element that the tab edits, if any, and the screen. */
export function findSubject(
  tab: InspectorTab,
  screen: PlacementScreen,
): { element: PlacementElement | null; screen: PlacementScreen } {
  if (tab === 'layout') return { element: null, screen };
  const info: InspectorTabInfo = inspectorTabs[tab];
  const element =
    info.elements.find((one) => placementElements[one].screen === screen) ?? info.elements[0] ?? null;
  if (element !== null) return { element, screen: placementElements[element].screen };
  return { element: null, screen: info.screen ?? screen };
}

function findTab(isWanted: (info: InspectorTabInfo) => boolean): InspectorTab | null {
  return inspectorTabNames.find((name) => isWanted(inspectorTabs[name])) ?? null;
}
