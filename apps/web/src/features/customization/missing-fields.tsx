import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { fontMessages } from '@spinreel/config-schema/messages/font-messages';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { MissingCharacters } from '@spinreel/config-schema/options/appearance/missing-characters';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { findComplianceProblems } from '@spinreel/config-schema/rules/compliance-rules';
import { findStepProblems } from '@spinreel/config-schema/rules/wizard-steps';
import { useId } from 'react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useBrandFont } from './fonts/use-brand-font.ts';
import { useMissingInBrandFont } from './fonts/use-missing-characters.ts';
import styles from './missing-fields.module.css';

interface MissingFieldsProps {
  /** Called with the field that fixes a problem. */
  onFix: (field: FieldId) => void;
}

/** Lists the fields that are missing before the preview, and the legal texts that are missing in the ad. */
export function MissingFields({ onFix }: MissingFieldsProps) {
  const problems = useDraftSelector((state) => findStepProblems(3, state.adDraft.document), hasSameProblems);
  const compliance = useDraftSelector((state) => state.adDraft.document.compliance);
  const legalProblems = Object.values(findComplianceProblems(compliance ?? {})).filter(({ code }) =>
    missingTextCodes.includes(code),
  );
  const missingInCta = useMissingInBrandFont('cta');
  const missingInLettering = useMissingInBrandFont('lettering');
  const missingInOutro = useMissingInBrandFont('outro');
  const lacksCharacters = missingInCta.length + missingInLettering.length + missingInOutro.length > 0;
  const isReady = problems.length + legalProblems.length === 0 && !lacksCharacters;
  return (
    <>
      {isReady && <Notice tone="success" title="Ready for the preview" />}
      {lacksCharacters && (
        <Notice tone="warning" title="The brand font lacks characters of the ad">
          <ul className="stack">
            <MissingItem field="cta.fontFamily" missing={missingInCta} onFix={onFix} />
            <MissingItem field="lettering.fontFamily" missing={missingInLettering} onFix={onFix} />
            <MissingItem field="outro.fontFamily" missing={missingInOutro} onFix={onFix} />
          </ul>
        </Notice>
      )}
      {legalProblems.length > 0 && (
        <Notice tone="error" title="Legal texts are missing">
          <ProblemList problems={legalProblems} onFix={onFix} />
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title="Before you continue">
          <ProblemList problems={problems} onFix={onFix} />
        </Notice>
      )}
    </>
  );
}

const missingTextCodes: readonly string[] = ['compliance-text-missing', 'compliance-text-untranslated'];

function ProblemList({ problems, onFix }: MissingFieldsProps & { problems: readonly Problem[] }) {
  const id = useId();
  return (
    <ul className="stack">
      {problems.map(({ code, field, params }) => (
        <li key={`${code} ${field}`} className={styles.problem}>
          <span id={`${id}-${code}-${field}`}>{describeProblem({ code, params }, 'step')}</span>
          <button
            type="button"
            className={styles.fix}
            aria-describedby={`${id}-${code}-${field}`}
            onClick={() => field !== null && onFix(field)}
          >
            Fix
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MissingItemProps extends MissingFieldsProps {
  field: FieldId;
  missing: readonly MissingCharacters[];
}

/** The characters of one button's texts, with a link to the font that lacks them. */
function MissingItem({ field, missing, onFix }: MissingItemProps) {
  const id = useId();
  const fontName = useBrandFont()?.name ?? '';
  if (missing.length === 0) return null;
  return (
    <li className={styles.problem}>
      <span id={id}>{missing.map((group) => fontMessages.missing(fontName, group)).join(' ')}</span>
      <button type="button" className={styles.fix} aria-describedby={id} onClick={() => onFix(field)}>
        Fix
      </button>
    </li>
  );
}

/** The parameters of this step's problems follow from their fields. */
function hasSameProblems(before: readonly Problem[], after: readonly Problem[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ code, field }, index) => code === after[index]?.code && field === after[index].field)
  );
}
