import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ChangeGroup, ShownValue } from './group-changes.ts';
import styles from './import-preview.module.css';

interface ChangeTableProps {
  caption: string;
  /** What the first column contains: 'Field'. */
  nameTitle: string;
  groups: readonly ChangeGroup[];
}

/** How many variants or texts are shown at first, and how many more each time. A page with thousands would be slow. */
const pageSize = 100;

/** What each variant, or each text, was and will be. */
export function ChangeTable({ caption, nameTitle, groups }: ChangeTableProps) {
  const [shownCount, setShownCount] = useState(pageSize);
  const remaining = groups.length - shownCount;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameTitle}</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        {groups.slice(0, shownCount).map(({ key, title, note, changes }) => (
          <tbody key={key}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={3}>
                <bdi>{title}</bdi>
                {note !== null && <span className={styles.groupNote}>{note}</span>}
              </th>
            </tr>
            {changes.map(({ name, before, after, note }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Value {...before} />
                </td>
                <td className="anchor">
                  <ArrowRight className={styles.arrow} />
                  <Value {...after} />
                  {note !== undefined && <p className="small-faint">{note}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {remaining > 0 && (
        <Button size="small" variant="quiet" onClick={() => setShownCount(shownCount + pageSize)}>
          Show {Math.min(remaining, pageSize)} more of {remaining.toLocaleString('en')}
        </Button>
      )}
    </>
  );
}

function Value({ text, isAbsent }: ShownValue) {
  return (
    <span className={isAbsent ? styles.absent : styles.value} dir="auto">
      {text}
    </span>
  );
}
