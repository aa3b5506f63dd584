import type { NetworkVerdict } from '@spinreel/api-contract/exports';

/** Creates preflight's verdict on a network's file. Only failed rules of severity `error` reject it. */
export function createVerdict(
  label: string,
  ...rules: { passed: boolean; severity: 'error' | 'warning' }[]
): NetworkVerdict {
  const texts = {
    message: '',
    fix: '',
    uploadError: null,
    sourceUrl: null,
    checkedOn: null,
    confidence: null,
  };
  return {
    network: label.toLowerCase(),
    label,
    passed: rules.every(({ passed, severity }) => passed || severity === 'warning'),
    problem: null,
    sha256: null,
    fileSize: null,
    bytesByAsset: {},
    rules: rules.map((rule, index) => ({ id: `rule-${index}`, ...texts, ...rule })),
  };
}
