import { readReport } from '@spinreel/api-contract/archives';
import { readProject } from '@spinreel/api-contract/projects';
import type { Network } from '@spinreel/exporters/network';
import { FileCheck2, FolderDown } from 'lucide-react';
import { getButtonClass } from '../../ui/actions/button.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { createFilesUrl } from './create-files-url.ts';
import type { Exports } from './state/use-exports.ts';
import styles from './export-downloads.module.css';

interface ExportDownloadsProps {
  adId: string;
  /** The networks that have a file. */
  made: readonly Network[];
  exports: Exports;
  /** Whether the archive contains the project file. */
  includesProject: boolean;
  onIncludesProject: (includesProject: boolean) => void;
}

/** What can be downloaded with the finished files: their report and the project file. */
export function ExportDownloads(props: ExportDownloadsProps) {
  const { adId, made, exports, includesProject, onIncludesProject } = props;
  return (
    <div className={styles.downloads}>
      <a
        href={createFilesUrl(readReport.path(adId), made, exports)}
        download=""
        className={getButtonClass({})}
      >
        <FileCheck2 />
        <span>Download report</span>
      </a>
      <a href={readProject.path(adId)} download="" className={getButtonClass({})}>
        <FolderDown />
        <span>Download project file</span>
      </a>
      {made.length > 1 && (
        <div className={styles.project}>
          <SwitchField
            label="Add the project file to “Download all”"
            hint="With it, the ad can be edited on any Spinreel server."
            isOn={includesProject}
            onChange={onIncludesProject}
          />
        </div>
      )}
    </div>
  );
}
