import { messages } from '@spinreel/config-schema/messages/messages';
import { GitFork } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { listDifferingParts } from '../../ad-draft/saving/conflicts/merge-drafts.ts';
import { keepOwnVersion, takeServerVersion } from '../../ad-draft/saving/conflicts/resolve-conflict.ts';
import { formatMoment } from '../../lib/format/format-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Modal } from '../../ui/layout/modal.tsx';
import styles from './conflict-modal.module.css';

/** Asks which version to use when the ad was changed both here and elsewhere. */
export function ConflictModal() {
  const dispatch = useDraftDispatch();
  const { serverAd } = useDraftSelector((state) => state.saving);
  const config = useDraftSelector((state) => state.adDraft.config);
  const parts = serverAd === null ? [] : listDifferingParts(config, serverAd.config);
  return (
    <Modal
      isOpen={serverAd !== null}
      title="Which version do you want to keep?"
      description={messages.ad.staleVersion}
      icon={<GitFork />}
    >
      <dl className={styles.versions}>
        <div>
          <dt>Your version</dt>
          <dd>{formatMoment(config.updatedAt)}</dd>
        </div>
        <div>
          <dt>The other version</dt>
          <dd>{formatMoment(serverAd?.updatedAt)}</dd>
        </div>
      </dl>
      {parts.length > 0 && (
        <p className={styles.parts}>
          <span>They differ in:</span> {parts.join(', ')}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" isBlock onClick={() => dispatch(keepOwnVersion())}>
          Keep my version
        </Button>
        <Button isBlock onClick={() => dispatch(takeServerVersion())}>
          Use the other version
        </Button>
      </div>
    </Modal>
  );
}
