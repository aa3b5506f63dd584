import { messages } from '@spinreel/config-schema/messages/messages';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { Network } from '@spinreel/exporters/network';
import { Files } from 'lucide-react';
import type { ReactNode } from 'react';
import { asFailure } from '../../api-client/calls/api-failure.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BuildChoice } from './build-choice.tsx';
import { BuildTable } from './build-table.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';
import { formatKey, type BoardFile } from './state/list-files.ts';
import { WorkLine } from './work-line.tsx';
import type { BuildBoard as Board } from './state/use-build-board.ts';
import styles from './build-board.module.css';

/** The longest list of failures that is shown at once. */
const maxFailures = 20;

interface BuildBoardProps {
  board: Board;
  networks: readonly Network[];
  nameVariant: (variantId: string | null) => string;
  /** Renders a small image of a file's cover. */
  renderCover: (file: BoardFile) => ReactNode;
  /** The button that chooses the networks of the ad. */
  networkButton: ReactNode;
  /** The link to the table of texts. */
  textsLink: ReactNode;
  /** Opens a variant in the wizard, so that it can be changed. */
  onOpen: (file: BoardFile) => void;
}

/** The files of an ad with variants or languages: which are built, what became of each, and what failed. */
export function BuildBoard(props: BuildBoardProps) {
  const { board, networks, nameVariant, networkButton, textsLink, onOpen } = props;
  const { choice, files, problem } = board;
  const failed = files.filter(({ status }) => status === 'failed');
  const failure = problem === null ? null : asFailure(problem);
  return (
    <Panel
      title="Files"
      description={describeProduct(choice.variantIds.size, choice.languages.size, networks.length)}
      icon={<Files />}
      actions={networkButton}
    >
      <div className={styles.body}>
        <BuildChoice choice={choice} nameVariant={nameVariant} onChoose={board.setChoice} />
        <WorkLine files={files.filter(({ status }) => status !== 'ready')} networks={networks} />
        <UntranslatedNotice languages={choice.languages} action={textsLink} />
        {failure !== null && (
          <Notice tone="error" title="The builds could not be changed">
            {failure.message ?? messages.backend.unreachable}
          </Notice>
        )}
        {failed.length > 0 && (
          <Notice
            tone="error"
            title={
              failed.length === 1 ? '1 file could not be built' : `${failed.length} files could not be built`
            }
          >
            <ul className={styles.failures}>
              {failed.slice(0, maxFailures).map((file) => (
                <li key={formatKey(file)} className={styles.failure}>
                  <span>
                    <b>
                      {nameVariant(file.variantId)}, {languageFacts[file.language].englishName},{' '}
                      {networks.find(({ id }) => id === file.network)?.label}
                    </b>
                    : {file.build?.error?.message}
                  </span>
                  <Button size="small" onClick={() => onOpen(file)}>
                    Open this variant
                  </Button>
                </li>
              ))}
            </ul>
            {failed.length > maxFailures && <p>{`And ${failed.length - maxFailures} more.`}</p>}
          </Notice>
        )}
        {files.length === 0 ? (
          <p className={styles.empty}>Choose at least one variant, one language and one network.</p>
        ) : (
          <BuildTable {...props} files={files} />
        )}
      </div>
    </Panel>
  );
}

function describeProduct(variants: number, languages: number, networks: number): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  return [
    count(variants, 'variant', 'variants'),
    count(languages, 'language', 'languages'),
    count(networks, 'network', 'networks'),
  ].join(' × ');
}
