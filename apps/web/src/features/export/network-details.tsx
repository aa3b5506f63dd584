import type { Network } from '@spinreel/exporters/network';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format/format-time.ts';
import { fileTypeTexts, listFacts, listTechnicalFacts } from '../../lib/networks/network-texts.ts';
import { SourceLink } from '../../ui/actions/source-link.tsx';
import { ExportResultPanel } from './export-result-panel.tsx';
import type { ExportState } from './state/export-state.ts';
import styles from './network-details.module.css';

interface NetworkDetailsProps {
  network: Network;
  state: ExportState;
  /** Whether the result is scrolled into view when it appears. */
  isScrolledToResult: boolean;
  /** The preflight report; null while there is none. */
  report: ReactNode;
  onAgain: () => void;
}

/** What an open row shows: the finished file, what to do with it, the preflight report, and the network's rules. */
export function NetworkDetails(props: NetworkDetailsProps) {
  const { network, state, isScrolledToResult, report, onAgain } = props;
  const { nextSteps, container, limits, validator } = network;
  return (
    <div className={styles.details}>
      <div className="stack gap-5 shrinks">
        {state.status === 'ready' && (
          <ExportResultPanel
            result={state.result}
            isOutdated={state.isOutdated}
            isScrolledTo={isScrolledToResult}
            format={fileTypeTexts[container.extension].format}
            limitBytes={limits.maxBytes ?? state.result.fileSize}
            onAgain={onAgain}
          />
        )}
        {report}
      </div>
      <div className="stack gap-5 shrinks">
        {nextSteps !== null && (
          <section>
            <h4 className={styles.title}>{nextSteps.title}</h4>
            <ol className={styles.steps}>
              {nextSteps.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        {validator !== null && (
          <p className="small-soft">
            Test the file with <SourceLink url={validator.url}>{validator.label}</SourceLink>
          </p>
        )}
        <section>
          <h4 className={styles.title}>The file</h4>
          <ul className={styles.facts}>
            {[...listFacts(network), ...listTechnicalFacts(network)].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
        <Sources network={network} />
      </div>
    </div>
  );
}

/** The documents that state the network's rules, each once. */
function Sources({ network: { sources } }: { network: Network }) {
  const found = Object.values(sources).filter((source) => source !== null);
  const byUrl = new Map(found.map((source) => [source.url, source]));
  if (byUrl.size === 0) return null;
  return (
    <section>
      <h4 className={styles.title}>Sources</h4>
      <ul className="stack gap-1 small-soft">
        {[...byUrl.values()].map(({ url, checkedOn }) => (
          <li key={url}>
            <SourceLink url={url}>{new URL(url).hostname.replace(/^www\./, '')}</SourceLink>, read on{' '}
            {formatDay(checkedOn)}
          </li>
        ))}
      </ul>
    </section>
  );
}
