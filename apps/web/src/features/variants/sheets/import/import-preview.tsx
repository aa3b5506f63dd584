import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { listSome } from '../../../../lib/format/list-some.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { ChangeTable } from './change-table.tsx';
import { groupTextChanges, groupVariantChanges } from './group-changes.ts';
import { describeCounts, type ImportPreview } from './preview-import.ts';
import styles from './import-preview.module.css';

interface ImportPreviewViewProps {
  preview: ImportPreview;
  /** The number of images in cells that will be uploaded. */
  imageCount: number;
  /** Whether the cells without problems are imported although others have problems. */
  isPartly: boolean;
  onPartlyChange: (isPartly: boolean) => void;
}

/** How many problems are listed. More of them have the same cause. */
const maxProblems = 100;

/** What an import would change, and the cells that prevent it. */
export function ImportPreviewView(props: ImportPreviewViewProps) {
  const { preview, imageCount, isPartly, onPartlyChange } = props;
  const { variantChanges, textChanges, problems } = preview;
  const variants = useMemo(() => groupVariantChanges(variantChanges), [variantChanges]);
  const texts = useMemo(() => groupTextChanges(textChanges), [textChanges]);
  const counts = describeCounts(preview);
  return (
    <>
      <div className="stack gap-1" role="status">
        <p className="type-heading">
          {counts ?? (problems.length > 0 ? 'Nothing can be imported' : 'Nothing changes')}
        </p>
        {listNotes(preview, imageCount).map((note) => (
          <p key={note} className="small-soft breaks">
            {note}
          </p>
        ))}
      </div>
      {problems.length > 0 && (
        <section className={styles.problems} aria-labelledby="import-problems">
          <h3 id="import-problems" className={styles.heading}>
            <CircleAlert className="text-red" /> {writeCount(problems.length, 'problem')}
          </h3>
          {/* oxlint-disable-next-line no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
          <ul className={styles.problemList} tabIndex={0} aria-labelledby="import-problems">
            {problems.slice(0, maxProblems).map((problem, index) => (
              // oxlint-disable-next-line no-array-index-key -- two problems can have the same text
              <li key={index}>{describeProblem(problem)}</li>
            ))}
            {problems.length > maxProblems && (
              <li>{writeCount(problems.length - maxProblems, 'more problem')}. Correct these first.</li>
            )}
          </ul>
          {counts === null ? (
            <p className="small-soft breaks">Correct the spreadsheet, and choose it again.</p>
          ) : (
            <SwitchField
              label="Import the cells without problems"
              hint="Or correct the spreadsheet, and choose it again."
              isOn={isPartly}
              onChange={onPartlyChange}
            />
          )}
        </section>
      )}
      {counts !== null && (
        // oxlint-disable-next-line no-noninteractive-tabindex -- a keyboard must be able to scroll it
        <div className={styles.scroller} tabIndex={0} role="region" aria-label="Changes">
          {variants.length > 0 && (
            <ChangeTable caption="Changes of variants" nameTitle="Field" groups={variants} />
          )}
          {texts.length > 0 && <ChangeTable caption="Changes of texts" nameTitle="Language" groups={texts} />}
        </div>
      )}
      {counts === null && problems.length === 0 && (
        <Notice tone="info">The spreadsheet contains what the ad already has.</Notice>
      )}
    </>
  );
}

/** What else there is to know before the import. */
function listNotes(
  { missingVariants, missingTextCount, ignoredSheets }: ImportPreview,
  imageCount: number,
): string[] {
  const notes: string[] = [];
  if (imageCount > 0)
    notes.push(
      `${writeCount(imageCount, 'image')} in cells ${imageCount === 1 ? 'is' : 'are'} uploaded first.`,
    );
  if (missingVariants.length > 0)
    notes.push(`${writeStaying(missingVariants.length, 'variant')}: ${listSome(missingVariants)}.`);
  if (missingTextCount > 0) notes.push(`${writeStaying(missingTextCount, 'text')}.`);
  if (ignoredSheets.length > 0)
    notes.push(`Left out, because they contain neither variants nor texts: ${listSome(ignoredSheets)}.`);
  return notes;
}

function writeStaying(count: number, noun: string): string {
  return `${writeCount(count, noun)} without a row ${count === 1 ? 'stays as it is' : 'stay as they are'}`;
}
