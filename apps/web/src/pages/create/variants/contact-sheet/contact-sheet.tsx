import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { timings } from '@spinreel/config-schema/limits/timings';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { createSlug } from '@spinreel/config-schema/options/create-slug';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { resolveVariant, listLanguages, type VariantKey } from '@spinreel/variants/resolve/resolve-variant';
import { CircleCheck, Download, Printer, ScanText, TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useNameFile } from '../../../../ad-draft/catalogue/use-name-file.ts';
import { useDraftSelector } from '../../../../ad-draft/draft-root.ts';
import { paths } from '../../../../config/paths.ts';
import { loadPage } from '../../../../lib/page/load-page.ts';
import { waitUntilIdle } from '../../../../lib/timing/run-when-idle.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Spinner } from '../../../../ui/progress/spinner.tsx';
import { WorkProgress } from '../../../../ui/progress/work-progress.tsx';
import { VariantPicture } from '../../steps/variant-picture.tsx';
import styles from './contact-sheet.module.css';
import { useTextCheck } from './use-text-check.ts';

/** The height of the screens in CSS pixels. */
const heightPx = 240;

/** How many ads are drawn at first, and how many each press adds. */
const step = 60;

/** The three screens of every variant in every language, for a look at all of them, for printing and for a check of texts. */
export function ContactSheet() {
  const adId = useDraftSelector((state) => state.adDraft.adId) ?? '';
  const ad = useDraftSelector((state) => state.adDraft.ad);
  const navigate = useNavigate();
  const nameFile = useNameFile();
  const { check, start, stop } = useTextCheck();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [count, setCount] = useState(step);
  const [isSaving, setIsSaving] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const keys = useMemo(
    () => listKeys([null, ...(ad.variants ?? []).map(({ id }) => id)], listLanguages(ad)),
    [ad],
  );
  const withProblems = keys.filter((key) => findProblems(check.problems, key).length > 0);
  const shown = onlyProblems ? withProblems : keys;
  const open = (scope: VariantKey) =>
    void navigate(paths.create.to({ adId, step: 3, scope }), { replace: true });
  const save = async () => {
    setIsSaving(true);
    // All cards are drawn, also those that are shown on demand.
    flushSync(() => setCount(Math.max(count, shown.length)));
    try {
      const { saveContactSheet } = await loadPage(() => import('./save-contact-sheet.ts'));
      await waitUntilIdle();
      const cards = shown.flatMap((key, index) => {
        const screens = listRef.current?.children[index]?.firstElementChild;
        const name = nameVariant(ad, key.variantId, nameFile);
        const language = languageFacts[key.language].englishName;
        return screens ? [{ name, language, screens, problems: findProblems(check.problems, key) }] : [];
      });
      const adName = ad.name ?? defaults.name;
      await saveContactSheet({
        title: adName,
        fileName: `${createSlug(adName) || 'ad'}-contact-sheet.html`,
        cards,
      });
    } catch {
      showToast({
        id: 'contact-sheet',
        text: 'The page could not be saved. Try again.',
        tone: 'error',
        durationMs: timings.noteMs,
      });
    }
    setIsSaving(false);
  };
  const checkTexts = () =>
    void start(keys.map((key) => ({ key: formatKey(key), config: resolveVariant(ad, key) })));
  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        {check.progress === null ? (
          <Button size="small" icon={<ScanText />} onClick={checkTexts}>
            {`Check the texts of ${writeCount(keys.length, 'ad')}`}
          </Button>
        ) : (
          <>
            <WorkProgress
              label="Check of texts"
              text={`${check.progress.done} of ${check.progress.total} ads checked`}
              percent={(check.progress.done / check.progress.total) * 100}
            />
            <Button size="small" onClick={stop}>
              Cancel
            </Button>
          </>
        )}
        <Button
          size="small"
          icon={isSaving ? <Spinner /> : <Download />}
          disabled={isSaving}
          onClick={() => void save()}
        >
          {isSaving ? 'Preparing the page…' : 'Download as HTML'}
        </Button>
        <Button size="small" icon={<Printer />} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        {withProblems.length > 0 && (
          <SwitchField label="Only with problems" isOn={onlyProblems} onChange={setOnlyProblems} />
        )}
        <p className="small-soft" role="status">
          {check.hasFailed
            ? 'The texts could not be measured. Try again.'
            : check.progress === null && check.problems.size > 0
              ? describeOutcome(withProblems.length, check.problems.size)
              : ''}
        </p>
      </div>
      <ul ref={listRef} className={styles.cards}>
        {shown.slice(0, count).map((key) => {
          const name = nameVariant(ad, key.variantId, nameFile);
          const problems = findProblems(check.problems, key);
          const isChecked = check.problems.has(formatKey(key));
          return (
            <li key={formatKey(key)} className={styles.card}>
              <div className={styles.screens}>
                {placementScreens.map((screen) => (
                  <VariantPicture key={screen} variant={key} screen={screen} heightPx={heightPx} />
                ))}
              </div>
              <h2 className={styles.name}>
                {name}
                <span className={styles.language}>{languageFacts[key.language].englishName}</span>
              </h2>
              {isChecked && problems.length === 0 && (
                <p className={styles.fine}>
                  <CircleCheck /> All texts fit
                </p>
              )}
              {problems.map((problem) => (
                <p key={problem} className={styles.problem}>
                  <TriangleAlert /> {problem}
                </p>
              ))}
              <Button
                size="small"
                variant="quiet"
                className={styles.open}
                aria-label={`Open ${name}, ${languageFacts[key.language].englishName}`}
                onClick={() => open(key)}
              >
                Open
              </Button>
            </li>
          );
        })}
      </ul>
      {shown.length > count && (
        <Button onClick={() => setCount(count + step)}>
          {`Show ${Math.min(step, shown.length - count)} more of ${shown.length}`}
        </Button>
      )}
    </div>
  );
}

function listKeys(
  variantIds: readonly (string | null)[],
  languages: readonly VariantKey['language'][],
): VariantKey[] {
  return variantIds.flatMap((variantId) => languages.map((language) => ({ variantId, language })));
}

function formatKey({ variantId, language }: VariantKey): string {
  return `${variantId ?? ''} ${language}`;
}

function findProblems(problems: ReadonlyMap<string, readonly string[]>, key: VariantKey): readonly string[] {
  return problems.get(formatKey(key)) ?? [];
}

function describeOutcome(problemCount: number, checkedCount: number): string {
  if (problemCount === 0) return 'All texts fit and can be read, in every shape.';
  return `${problemCount} of ${checkedCount} ads have texts that do not fit or are hard to read.`;
}
