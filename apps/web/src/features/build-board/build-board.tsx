import { messages } from '@spinreel/config-schema/messages/messages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Network } from '@spinreel/exporters/network';
import { Files } from 'lucide-react';
import type { ReactNode } from 'react';
import { asFailure } from '../../api-client/calls/api-failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BuildChoice } from './build-choice.tsx';
import { BuildFailures } from './build-failures.tsx';
import { BuildTable } from './build-table.tsx';
import { EqualFiles } from './equal-files.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';
import type { BoardFile } from './state/list-files.ts';
import { WorkLine } from './work-line.tsx';
import type { BuildBoard as Board } from './state/use-build-board.ts';
import styles from './build-board.module.css';

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
  /** Renders the button that leads to what causes the failure of a file. */
  renderFix: (file: BoardFile) => ReactNode;
  /** Opens what causes the failure of a file. */
  onFix: (file: BoardFile) => void;
}

/** The files of an ad with variants or languages: which are built, what became of each, and what failed. */
export function BuildBoard(props: BuildBoardProps) {
  const { board, networks, nameVariant, networkButton, textsLink, renderFix } = props;
  const { choice, files, problem } = board;
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
        <BuildFailures {...{ files, networks, nameVariant, renderFix }} />
        <EqualFiles {...{ files, networks, nameVariant }} />
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
  return [
    writeCount(variants, 'variant'),
    writeCount(languages, 'language'),
    writeCount(networks, 'network'),
  ].join(' × ');
}
