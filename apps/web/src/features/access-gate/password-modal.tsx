import { textLimits } from '@spinreel/config-schema/limits';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { markUnlocked } from '../../api-client/access-state.ts';
import { tryPassword } from '../../api-client/try-password.ts';
import { wait } from '../../lib/wait.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import fieldStyles from '../../ui/field.module.css';
import styles from './password-modal.module.css';

interface PasswordModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the password was right. */
  onUnlocked: () => void;
}

/** Asks for the access password; the right one unlocks the session. */
export function PasswordModal({ isOpen, onClose, onUnlocked }: PasswordModalProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isVerifying, setIsVerifying] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const close = () => {
    if (isVerifying) return;
    setPassword('');
    setError(null);
    setIsShown(false);
    onClose();
  };

  const unlock = async () => {
    setIsVerifying(true);
    setError(null);
    // A check that answers at once reads as if nothing had been checked.
    const [failure] = await Promise.all([tryPassword(password), wait(timings.accessVerifyDelayMs)]);
    setIsVerifying(false);
    if (failure !== null) {
      setError(failure.message ?? messages.backend.unreachable);
      setPassword('');
      // The field was disabled while verifying: it can take the focus only once that is over.
      requestAnimationFrame(() => inputRef.current?.focus());
      return;
    }
    markUnlocked();
    onUnlocked();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() !== '' && !isVerifying) void unlock();
  };

  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title="Unlock the ad builder"
      description="Enter the access password to create ads."
      icon={<LockKeyhole />}
    >
      <form onSubmit={submit} className={styles.form}>
        <div className={fieldStyles.field}>
          <label htmlFor={id} className={fieldStyles.label}>
            Password
          </label>
          <div className={styles.inputRow}>
            <input
              ref={inputRef}
              id={id}
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={textLimits.password}
              value={password}
              disabled={isVerifying}
              onChange={(event) => setPassword(event.currentTarget.value)}
              className={`${fieldStyles.input} ${styles.input}`}
            />
            <button
              type="button"
              aria-label={isShown ? 'Hide password' : 'Show password'}
              aria-pressed={isShown}
              disabled={isVerifying}
              onClick={() => setIsShown(!isShown)}
              className={styles.toggle}
            >
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </button>
          </div>
        </div>
        {error !== null && <Notice tone="error">{error}</Notice>}
        <div className={styles.actions}>
          <Button onClick={close} disabled={isVerifying}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={isVerifying}
            disabled={isVerifying || password.trim() === ''}
          >
            {isVerifying ? messages.access.verifying : 'Unlock'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
