/** The texts that a gambling ad may have to show, in the order in which an ad shows them. */
export const complianceElements = [
  'ageMark',
  'responsibleGaming',
  'helpline',
  'terms',
  'noPurchaseNecessary',
  'noRealMoney',
] as const;
export type ComplianceElementId = (typeof complianceElements)[number];

/** The names of the elements in sentences. */
export const complianceElementNames = {
  ageMark: 'age mark',
  responsibleGaming: 'responsible-gaming line',
  helpline: 'helpline',
  terms: 'terms line',
  noPurchaseNecessary: '"no purchase necessary" line',
  noRealMoney: '"no real money or prizes" line',
} as const satisfies Record<ComplianceElementId, string>;

/** The parts that these elements and the logo are on a screen. Each has its own position. */
export const complianceParts = ['ageMark', 'legalText', 'logo'] as const;
export type CompliancePart = (typeof complianceParts)[number];
