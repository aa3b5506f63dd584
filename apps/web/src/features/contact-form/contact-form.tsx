import { sendContact } from '@spinreel/api-contract/contact';
import { canSendContact } from '@spinreel/config-schema/rules/contact-rules';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { contactMessages } from '@spinreel/config-schema/messages/contact-messages';
import { Send, CircleCheck } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../config/paths.ts';
import { focusField } from '../../lib/page/focus-field.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../ui/fields/text/text-area-field.tsx';
import { TextField } from '../../ui/fields/text/text-field.tsx';
import { sendMessage, type ContactDraft, type SendProblem } from './send-message.ts';
import styles from './contact-form.module.css';

const empty: ContactDraft = { name: '', email: '', message: '', trap: '' };

type Phase = { is: 'idle' } | { is: 'sending' } | { is: 'sent' } | { is: 'failed'; problem: SendProblem };

/** Name, email and an optional message to the provider. The text stays until it has been sent. */
export function ContactForm() {
  const [draft, setDraft] = useState(empty);
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });
  const problemId = useId();
  const submitRef = useRef<HTMLButtonElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const [openedAtMs, setOpenedAtMs] = useState(() => performance.now());
  const isSending = phase.is === 'sending';
  const change = (part: Partial<ContactDraft>) => setDraft((draft) => ({ ...draft, ...part }));

  const send = async () => {
    setPhase({ is: 'sending' });
    const problem = await sendMessage({ ...draft, filledInMs: Math.round(performance.now() - openedAtMs) });
    if (problem === null) {
      setPhase({ is: 'sent' });
      return setDraft(empty);
    }
    // The button was disabled while sending and lost the focus. Move it to the field to correct or to the button.
    flushSync(() => setPhase({ is: 'failed', problem }));
    if (problem.field === null) submitRef.current?.focus();
    else focusField(problem.field);
  };
  const getErrorProps = (field: SendProblem['field']) =>
    phase.is === 'failed' && phase.problem.field === field
      ? { 'aria-invalid': true, 'aria-describedby': problemId }
      : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSendContact(draft) && !isSending) void send();
  };
  if (phase.is === 'sent') {
    const showForm = () => {
      flushSync(() => setPhase({ is: 'idle' }));
      setOpenedAtMs(performance.now());
      nameRef.current?.focus();
    };
    return <MessageSent onSendAnother={showForm} />;
  }

  return (
    <form onSubmit={submit} className={styles.form} aria-label="Request access">
      <TextField
        field="contact.name"
        {...getErrorProps('contact.name')}
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={textLimits.contactName}
        ref={nameRef}
        readOnly={isSending}
        value={draft.name}
        onValueChange={(name) => change({ name })}
      />
      <TextField
        field="contact.email"
        {...getErrorProps('contact.email')}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={textLimits.contactEmail}
        readOnly={isSending}
        value={draft.email}
        onValueChange={(email) => change({ email })}
      />
      <TextAreaField
        field="contact.message"
        {...getErrorProps('contact.message')}
        label={
          <>
            Message <span className="text-faint">(optional)</span>
          </>
        }
        name="message"
        maxLength={textLimits.contactMessage}
        readOnly={isSending}
        value={draft.message}
        onValueChange={(message) => change({ message })}
      />
      <div className={styles.trap} aria-hidden="true">
        <input
          type="text"
          name={sendContact.honeypotField}
          aria-label="Leave this empty"
          tabIndex={-1}
          autoComplete="off"
          value={draft.trap}
          onChange={(event) => change({ trap: event.currentTarget.value })}
        />
      </div>
      {phase.is === 'failed' && (
        <Notice id={problemId} tone="error">
          {phase.problem.message}
        </Notice>
      )}
      <noscript>
        <p className={styles.note}>{contactMessages.needsScript}</p>
      </noscript>
      <Button
        ref={submitRef}
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isBusy={isSending}
        icon={<Send />}
        disabled={isSending || !canSendContact(draft)}
      >
        {isSending ? contactMessages.sending : contactMessages.send}
      </Button>
      <p className={styles.note}>
        We use your message only to reply to you.{' '}
        <a href={paths.privacy.to()} className="text-soft">
          Privacy Policy
        </a>
      </p>
    </form>
  );
}

/** Replaces the form once the message has been stored. */
function MessageSent({ onSendAnother }: { onSendAnother: () => void }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck className="text-green" />
      <h2 ref={titleRef} tabIndex={-1}>
        {contactMessages.sentTitle}
      </h2>
      <p className="text-soft">{contactMessages.replyPromise}</p>
      <Button onClick={onSendAnother}>{contactMessages.sendAnother}</Button>
    </div>
  );
}
