import { complianceElements, type ComplianceElementId } from '../../compliance/compliance-elements.ts';

/** The fields that a check before publishing can name as the place to fix something. Each has a control in the wizard. */
export const fixFields = [
  'assets.coverImage',
  'assets.gameplayVideo',
  'assets.backgroundMusic.volume',
  'pausePoints',
  'cta.color',
  'cta.buttonStyle',
  'cta.showFingerPointer',
  'cta.positions',
  'outro.color',
  'compliance.market',
  'compliance.preset',
  'compliance.positions.ageMark',
  'compliance.positions.legalText',
  ...complianceElements.map(
    (id): `compliance.elements.${ComplianceElementId}` => `compliance.elements.${id}`,
  ),
] as const;
export type FixField = (typeof fixFields)[number];
