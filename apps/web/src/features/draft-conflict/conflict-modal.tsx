import { messages } from '@spinreel/config-schema/messages';
import { GitFork } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { differingParts } from '../../ad-draft/merge-drafts.ts';
import { keepOwnVersion, takeServerVersion } from '../../ad-draft/resolve-conflict.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './conflict-modal.module.css';

/** Asks which version of the ad stays when it was changed here and somewhere else. */
export function ConflictModal() {
  const dispatch = useDraftDispatch();
  const { serverAd } = useDraftSelector((state) => state.saving);
  const config = useDraftSelector((state) => state.adDraft.config);
  const parts = serverAd === null ? [] : differingParts(config, serverAd.config);
  return (
    <Modal
      isOpen={serverAd !== null}
      title="Which version should stay?"
      description={messages.ad.staleVersion}
      icon={<GitFork />}
    >
      <dl className={styles.versions}>
        <div>
          <dt>Your version here</dt>
          <dd>{formatMoment(config.updatedAt)}</dd>
        </div>
        <div>
          <dt>The other version</dt>
          <dd>{formatMoment(serverAd?.config.updatedAt ?? serverAd?.updatedAt)}</dd>
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
