import type { PhraseField } from '@spinreel/config-schema/languages/phrase-book/phrases';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { Eye, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { screenNames } from '../../../config/screen-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisclosureButton } from '../../../ui/actions/disclosure-button.tsx';
import { describeBudget, describeProblem, describeShapeProblem } from './describe-fits.ts';
import type { FitStageShape } from './fit-shapes.ts';
import { adTexts, type AdTextId } from './fitted-text.ts';
import { fieldLimits } from './measuring/budget-ad.ts';
import { findShownText, type ShownText } from './shown-text.ts';
import { formatFontSize, type ShapeFit, type TextFit } from './summarize-text-fit.ts';
import type { LengthBudgets } from './text-fit-context.ts';
import styles from './fit-table.module.css';

interface FitTableProps {
  /** The language of the texts; null is that of the ad. */
  language: ShownText['language'];
  /** The name of the language. */
  name: string;
  /** Whether the name is shown, because there are several tables. */
  hasCaption: boolean;
  texts: readonly TextFit[];
  /** How long the texts may be; null if that is not known. */
  budgets: LengthBudgets | null;
  /** The text on the stage; null if none was selected. */
  shown: ShownText | null;
  /** Shows a text on the stage, or returns to the ad in its own language. */
  onShow: (shown: ShownText | null) => void;
  onEdit: (text: TextFit) => void;
}

/**
 * The texts of an ad in one language with their smallest size. Each row shows its text on the stage, and its sizes in all
 * shapes.
 */
export function FitTable({ name, hasCaption, texts, budgets, ...row }: FitTableProps) {
  return (
    <table className={styles.table}>
      <caption className={hasCaption ? styles.caption : 'visually-hidden'}>{name}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Smallest size</th>
        </tr>
      </thead>
      {texts.map((text) => (
        <FitRow key={text.id} {...row} text={text} budget={findBudget(text, budgets)} />
      ))}
    </table>
  );
}

function findBudget({ id }: TextFit, budgets: LengthBudgets | null): number | null {
  const { field } = adTexts[id];
  return hasBudget(id) && budgets !== null ? budgets[field as PhraseField] : null;
}

function hasBudget(id: AdTextId): boolean {
  const { field } = adTexts[id];
  return field !== null && field in fieldLimits;
}

interface FitRowProps extends Pick<FitTableProps, 'language' | 'shown' | 'onShow' | 'onEdit'> {
  text: TextFit;
  budget: number | null;
}

function FitRow({ text, budget, language, shown, onShow, onEdit }: FitRowProps) {
  const { id, problems, smallestPx, shapes } = text;
  const { name } = adTexts[id];
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const isShown = shown?.id === id && shown.language === language;
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) onShow(findShownText(text, language));
    else if (isShown) onShow(null);
  };
  return (
    <tbody>
      <tr data-text={id}>
        <th scope="row">
          <DisclosureButton isOpen={isOpen} controls={detailsId} arrow="before" onToggle={toggle}>
            {name}
          </DisclosureButton>
          <ProblemList texts={problems.map((problem) => describeProblem(problem, { id }))} />
        </th>
        <td>{formatFontSize(smallestPx)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td id={detailsId} colSpan={2} className={styles.details}>
            <ul className="stack gap-1 below-2">
              {shapes.map((fit) => (
                <ShapeItem
                  key={fit.shape.id}
                  fit={fit}
                  isShown={isShown && shown.shape === fit.shape.stageShape && shown.screen === fit.screen}
                  onShow={(shape) => onShow({ id, screen: fit.screen, shape, language })}
                />
              ))}
            </ul>
            {language === null && hasBudget(id) && (
              <p className="below-2 text-faint">{describeBudget(budget, { id })}</p>
            )}
            <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(text)}>
              Edit
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface ShapeItemProps {
  fit: ShapeFit;
  isShown: boolean;
  onShow: (shape: FitStageShape) => void;
}

function ShapeItem({ fit, isShown, onShow }: ShapeItemProps) {
  const { shape, screen, sizePx, lineCount, problems } = fit;
  const { stageShape } = shape;
  const name = `${shape.name}, ${screenNames[screen].toLowerCase()}`;
  return (
    <li className={styles.shape} data-shape={shape.id}>
      {stageShape === null ? (
        <span>{name}</span>
      ) : (
        <button
          type="button"
          className={styles.show}
          aria-label={`${name}: show on the stage`}
          aria-pressed={isShown}
          onClick={() => onShow(stageShape)}
        >
          {name}
          <Eye />
        </button>
      )}
      <span className="push-right">
        {formatFontSize(sizePx)}, {writeCount(lineCount, 'line')}
      </span>
      <ProblemList texts={problems.map((problem) => describeShapeProblem(problem, fit))} />
    </li>
  );
}

function ProblemList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <span className={styles.problems}>
      {texts.map((text) => (
        <span key={text} className={styles.problem}>
          <TriangleAlert />
          {text}
        </span>
      ))}
    </span>
  );
}
