import { useState } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectVideoCut } from '../../../ad-draft/video-cut/select-video.ts';
import { BackgroundPanel } from '../../../features/assets/background/background-panel.tsx';
import { CoverPanel } from '../../../features/assets/cover-panel.tsx';
import { FramePanel } from '../../../features/assets/frame-panel.tsx';
import { VideoPanel } from '../../../features/assets/video-panel.tsx';
import { ProjectOffer } from '../../../features/open-project/project-offer.tsx';
import { PageFiles } from '../../../features/slot-assignment/page-files.tsx';
import { SampleOffer } from '../../../features/sample-ad/sample-offer.tsx';
import { FileButton } from '../../../ui/actions/file-button.tsx';
import styles from './assets-step.module.css';

/** Step 1: the ad's files. */
export function AssetsStep() {
  const [project, setProject] = useState<File | null>(null);
  const splitScreen = useDraftSelector((state) => selectVideoCut(state.adDraft.document).splitScreen);
  return (
    <div className="grid gap-5">
      <PageFiles onProject={setProject} />
      <ProjectOffer file={project} onClose={() => setProject(null)} />
      <SampleOffer />
      <div className={styles.grid}>
        <CoverPanel />
        <VideoPanel />
        <div className={styles.wide}>{splitScreen ? <BackgroundPanel /> : <FramePanel />}</div>
      </div>
      <p className={styles.tip}>
        Drop several files at once anywhere on this page, or paste one. Each file is assigned to its slot.
      </p>
      <div className="text-center">
        <FileButton label="Open a project file" accept=".spinreel,.zip" onFile={setProject}>
          Open a project file
        </FileButton>
      </div>
    </div>
  );
}
