import { toDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { useNameFile } from '../../ad-draft/catalogue/use-name-file.ts';
import { messages } from '@spinreel/config-schema/messages/messages';
import { GitFork } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { listDifferences, type Difference } from '../../ad-draft/saving/conflicts/list-differences.ts';
import { keepOwnVersion, takeServerVersion } from '../../ad-draft/saving/conflicts/resolve-conflict.ts';
import { formatMoment } from '../../lib/format/format-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Modal } from '../../ui/layout/modal.tsx';
import styles from './conflict-modal.module.css';

/** Asks which version to use when the ad was changed both here and elsewhere. */
export function ConflictModal() {
  const dispatch = useDraftDispatch();
  const { serverAd } = useDraftSelector((state) => state.saving);
  const { ad: document, updatedAt } = useDraftSelector((state) => state.adDraft);
  const nameFile = useNameFile();
  const differences =
    serverAd === null ? [] : listDifferences(document, toDocument(serverAd.config), nameFile);
  return (
    <Modal
      isOpen={serverAd !== null}
      title="Which version do you want to keep?"
      description={messages.ad.staleVersion}
      icon={<GitFork />}
    >
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Your version</th>
            <th scope="col">The other version</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">saved</th>
            <td>{formatMoment(updatedAt ?? undefined)}</td>
            <td>{formatMoment(serverAd?.updatedAt)}</td>
          </tr>
          {differences.map((difference) => (
            <DifferenceRow key={difference.part} {...difference} />
          ))}
        </tbody>
      </table>
      <div className="stack gap-3 above-6">
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

function DifferenceRow({ part, values }: Difference) {
  return (
    <tr>
      <th scope="row">{part}</th>
      {values === null ? (
        <td colSpan={2} className={styles.other}>
          differs
        </td>
      ) : (
        <>
          <td>{values[0]}</td>
          <td>{values[1]}</td>
        </>
      )}
    </tr>
  );
}
