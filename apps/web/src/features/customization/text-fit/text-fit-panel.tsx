import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import { pseudoLanguageIds, pseudoLanguages } from '@spinreel/config-schema/languages/pseudo-language';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useEffect, useId, type ComponentProps } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import toggleStyles from '../../../ui/fields/segmented-control.module.css';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import { describeFits } from './describe-fits.ts';
import { adTexts } from './fitted-text.ts';
import { FitTable } from './fit-table.tsx';
import type { TextFit } from './summarize-text-fit.ts';
import { useTextFit, type TextFitState } from './text-fit-context.ts';
import styles from './text-fit-panel.module.css';

export interface TextFitPanelProps extends Pick<ComponentProps<typeof FitTable>, 'shown' | 'onShow'> {
  /** Goes to a field of any tab. */
  onField: (field: FieldId) => void;
}

/** Lists the size of each text of the ad in every screen shape, and what is too small, cut off or covered. */
export function TextFitPanel({ shown, onShow, onField }: TextFitPanelProps) {
  const titleId = useId();
  const labelId = useId();
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const legalField = useDraftSelector(({ adDraft }) => findLegalField(adDraft.document));
  const state = useTextFit();
  const { fits, budgets, requestBudgets, pseudo, choosePseudo } = state;
  const edit = ({ id, problems: [worst] }: TextFit) =>
    onField(worst === 'faint' ? 'cta.coverTextStyle' : (adTexts[id].field ?? legalField));
  useEffect(requestBudgets, [requestBudgets]);
  // When another tab is opened, no row is selected any longer.
  useEffect(() => () => onShow(null), [onShow]);
  const changePseudo = (next: readonly string[]) => {
    choosePseudo(pseudoLanguageIds.filter((id) => next.includes(id)));
    if (shown !== null && shown.language !== null && !next.includes(shown.language)) onShow(null);
  };
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} className="label-soft">
        Text fit
      </h3>
      <p className={styles.summary} role="status" aria-busy={state.progress !== null}>
        <SummaryIcon state={state} />
        {describeFits(state)}
      </p>
      {fits?.map((fit) => (
        <FitTable
          key={fit.language}
          language={fit.language}
          shown={shown}
          onShow={onShow}
          name={
            fit.language === null ? languageFacts[language].englishName : pseudoLanguages[fit.language].name
          }
          hasCaption={fits.length > 1}
          texts={fit.texts}
          // It is for texts in the ad's own language.
          budgets={fit.language === null ? budgets : null}
          onEdit={edit}
        />
      ))}
      <div className="stack gap-2">
        <p id={labelId} className="small-faint">
          Try longer texts before you translate
        </p>
        <ToggleGroup
          aria-labelledby={labelId}
          multiple
          value={pseudo}
          onValueChange={changePseudo}
          data-small
          className={`${toggleStyles.group} ${styles.toggles}`}
        >
          {pseudoLanguageIds.map((id) => (
            <Toggle key={id} value={id} className={toggleStyles.option}>
              {pseudoLanguages[id].name}
            </Toggle>
          ))}
        </ToggleGroup>
      </div>
    </section>
  );
}

function SummaryIcon({ state: { progress, fits, hasFailed } }: { state: TextFitState }) {
  if (progress !== null) return <Spinner />;
  if (fits === null || hasFailed) return <CircleDashed className="text-faint" />;
  return fits.some(({ texts }) => texts.some(({ problems }) => problems.length > 0)) ? (
    <TriangleAlert className="text-gold" />
  ) : (
    <CircleCheck className="text-green" />
  );
}

/** Returns the field of the first required text that the ad shows. */
function findLegalField({ compliance }: Pick<AdConfig, 'compliance'>): FieldId {
  const shown = complianceElements.find(
    (id) => id !== 'ageMark' && (compliance?.elements?.[id]?.screens ?? []).length > 0,
  );
  return `compliance.elements.${shown ?? 'terms'}`;
}
