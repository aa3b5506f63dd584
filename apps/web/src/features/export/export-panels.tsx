import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Network } from '@spinreel/exporters/network';
import { skipToken } from '@reduxjs/toolkit/query';
import { Plus, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSettledAd } from '../../ad-draft/use-settled-ad.ts';
import { useEstimateSizesQuery } from '../../api-client/exports-api.ts';
import { paths } from '../../config/paths.ts';
import { describeNetworkCount } from '../../lib/networks/count-networks.ts';
import { getButtonClass } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NetworkChoice } from './network-choice.tsx';
import { NetworkDetails } from './network-details.tsx';
import { NetworkRow } from './network-row.tsx';
import type { Exports } from './state/use-exports.ts';
import type { OpenRows } from './use-open-rows.ts';
import styles from './export-panels.module.css';

interface ExportPanelsProps {
  networks: readonly Network[];
  exports: Exports;
  /** What keeps the ad from being exported, or null. */
  problem: Problem | null;
  /** Renders the link to the field that fixes the problem. */
  renderFix: (problem: Problem) => ReactNode;
  /** Preflight's verdicts on the ad as it is now, by network id. */
  verdicts: ReadonlyMap<string, NetworkVerdict>;
  isChecking: boolean;
  renderReport: (verdict: NetworkVerdict) => ReactNode;
  rows: OpenRows;
  /** Further downloads for finished files. */
  downloads: ReactNode;
  /** Shown below the networks. */
  children: ReactNode;
}

/** The networks of an ad, and the export of its files for one of them or for all. */
export function ExportPanels(props: ExportPanelsProps) {
  const { networks, exports, problem, verdicts, isChecking, renderReport, rows } = props;
  const isBlocked = problem !== null;
  const { data: sizes } = useEstimateSizesQuery(useSettledAd() ?? skipToken);
  return (
    <div className={styles.stack}>
      {problem !== null && (
        <Notice tone="error" title={messages.export.blockedTitle} actions={props.renderFix(problem)}>
          {describeProblem(problem)}
        </Notice>
      )}
      <Panel
        title="Networks"
        description={`${describeNetworkCount(networks)} chosen`}
        icon={<Share2 />}
        actions={<NetworkChoice networks={networks} size="small" />}
      >
        {networks.length === 0 ? (
          <div className={styles.empty}>
            <p>Choose at least one network to export the ad.</p>
            <NetworkChoice networks={networks} variant="primary" />
          </div>
        ) : (
          <>
            <ul className={styles.rows}>
              {networks.map((network) => {
                const { id } = network;
                const state = exports.getState(network);
                const verdict = verdicts.get(id) ?? null;
                return (
                  <li key={id}>
                    <NetworkRow
                      network={network}
                      verdict={verdict}
                      isChecking={isChecking}
                      sizes={sizes?.find((line) => line.network === id) ?? null}
                      state={state}
                      isBlocked={isBlocked}
                      isOpen={rows.ids.has(id)}
                      onToggle={() => rows.toggle(id, !rows.ids.has(id))}
                      onExport={() => exports.start([network])}
                      onCancel={() => exports.cancel([network])}
                      details={
                        <NetworkDetails
                          network={network}
                          state={state}
                          isScrolledToResult={id === rows.scrolledId}
                          report={verdict === null ? null : renderReport(verdict)}
                          onAgain={() => exports.clear(network)}
                        />
                      }
                    />
                  </li>
                );
              })}
            </ul>
            {props.downloads}
          </>
        )}
      </Panel>
      {props.children}
      {networks.some((network) => exports.getState(network).status === 'ready') && (
        <Link to={paths.home.to()} className={getButtonClass({})}>
          <Plus />
          <span>Create New Ad</span>
        </Link>
      )}
    </div>
  );
}
