import { textLimits } from '@spinreel/config-schema/limits/limits';
import { BookmarkPlus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useDraftDispatch } from '../../ad-draft/draft-root.ts';
import { nameDraftVersion } from '../../ad-draft/history/keep-version.ts';
import { Button } from '../../ui/actions/button.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './versions.module.css';

/** Saves the current ad as a named version. */
export function VersionNameForm() {
  const id = useId();
  const dispatch = useDraftDispatch();
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const keep = async () => {
    setIsBusy(true);
    const failed = await dispatch(nameDraftVersion(name.trim()));
    setIsBusy(false);
    setProblem(failed);
    if (failed === null) setName('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isBusy) void keep();
  };

  return (
    <form onSubmit={submit} className="stack gap-2">
      <label htmlFor={id} className={fieldStyles.label}>
        Name the current version
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          value={name}
          maxLength={textLimits.versionName}
          placeholder="Before the new button"
          className={fieldStyles.input}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" isBusy={isBusy} disabled={name.trim() === '' || isBusy} icon={<BookmarkPlus />}>
          Save
        </Button>
      </div>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
    </form>
  );
}
