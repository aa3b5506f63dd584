import { showsAppRating } from '@spinreel/config-schema/ad/resolve-app-card';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { Wrench } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { adChanged } from '../../../ad-draft/ad-draft-slice.ts';
import { useNameFile } from '../../../ad-draft/catalogue/use-name-file.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectBackendConfig } from '../../../ad-draft/saving/to-backend-config.ts';
import { openedFromWizard, writeView } from '../../../config/create-view.ts';
import { paths } from '../../../config/paths.ts';
import { BuildBar } from '../../../features/build-board/build-bar.tsx';
import { BuildBoard } from '../../../features/build-board/build-board.tsx';
import { DownloadFiles } from '../../../features/build-board/download-files.tsx';
import { UploadPlan } from '../../../features/build-board/upload-plan.tsx';
import type { BoardFile } from '../../../features/build-board/state/list-files.ts';
import { useBuildBoard } from '../../../features/build-board/state/use-build-board.ts';
import { useAdFonts } from '../../../features/customization/fonts/use-ad-fonts.ts';
import { NetworkChoice } from '../../../features/export/network-choice.tsx';
import { FixButton } from '../../../features/preflight-panel/fix-button.tsx';
import { findFixOfBuild, findFixTarget } from '../../../features/preflight-panel/fix-target.ts';
import { NetworkReport } from '../../../features/preflight-panel/network-report.tsx';
import { PublishingPanel } from '../../../features/preflight-panel/publishing/publishing-panel.tsx';
import { usePublishing } from '../../../features/preflight-panel/publishing/use-publishing.ts';
import { useFix } from '../../../features/preflight-panel/use-fix.ts';
import { usePreflight } from '../../../features/preflight-panel/use-preflight.ts';
import { StepActions } from '../../../features/wizard-frame/step-actions.tsx';
import { Button, getButtonClass } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Modal } from '../../../ui/layout/modal.tsx';
import { VariantPicture } from './variant-picture.tsx';

/** The height of the images in the table of files, in CSS pixels. */
const coverHeightPx = 48;

/** The export of an ad with variants or languages: its files, and whether the shown variant is ready to publish. */
export function VariedExport() {
  const adId = useDraftSelector((state) => state.adDraft.adId) ?? '';
  const ad = useDraftSelector((state) => state.adDraft.ad);
  const config = useDraftSelector(selectBackendConfig);
  const dispatch = useDraftDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const nameFile = useNameFile();
  const check = usePreflight();
  const publishing = usePublishing();
  const onFix = useFix(adId);
  const networks = useMemo(() => findChosenNetworks(config), [config]);
  const board = useBuildBoard({ adId, networks });
  useAdFonts({ ofAllVariants: true });
  const problem = useMemo(() => findExportProblem(config), [config]);
  const [reportOf, setReportOf] = useState<string | null>(null);
  const verdicts = check.preflight.status === 'checked' ? check.preflight.networks : [];
  const report = verdicts.find(({ network }) => network === reportOf) ?? null;
  const shown = {
    files: board.files,
    networks,
    nameVariant: (variantId: string | null) => nameVariant(ad, variantId, nameFile),
  };
  const fixFile = ({ variantId, language, build }: BoardFile) => {
    const target = build?.error ? findFixOfBuild(build.error) : null;
    const scope = { variantId, language };
    if (target === null) void navigate(paths.create.to({ adId, step: 3, scope }));
    else onFix(target, scope);
  };
  return (
    <>
      <div className="stack gap-5">
        {problem !== null && (
          <Notice
            tone="error"
            title={messages.export.blockedTitle}
            actions={<FixButton target={findFixTarget(problem)} onFix={onFix} />}
          >
            {describeProblem(problem)}
          </Notice>
        )}
        <BuildBoard
          board={board}
          networks={networks}
          nameVariant={shown.nameVariant}
          renderCover={(file) => <VariantPicture variant={file} screen="cover" heightPx={coverHeightPx} />}
          networkButton={<NetworkChoice networks={networks} size="small" />}
          textsLink={
            <Link
              to={writeView(query, 'texts')}
              state={openedFromWizard}
              className={getButtonClass({ size: 'small' })}
            >
              Review texts
            </Link>
          }
          onFix={fixFile}
          renderFix={(file) => (
            <Button size="small" icon={<Wrench />} onClick={() => fixFile(file)}>
              {(file.build?.error && findFixOfBuild(file.build.error)?.label) ?? 'Open this variant'}
            </Button>
          )}
        />
        <UploadPlan {...shown} />
        <PublishingPanel
          {...check}
          {...publishing}
          compliance={config.compliance}
          hasAppRating={showsAppRating(config)}
          networks={networks}
          onFix={onFix}
          onConfirm={(confirmed) => dispatch(adChanged({ compliance: { confirmed } }))}
          onShowReport={setReportOf}
        />
      </div>
      <Modal
        isOpen={report !== null}
        onClose={() => setReportOf(null)}
        title={`Report: ${report?.label ?? ''}`}
        description="What the check found in the variant that is shown."
      >
        {report !== null && <NetworkReport verdict={report} onFix={onFix} />}
      </Modal>
      <StepActions>
        <BuildBar
          board={board}
          isBlocked={problem !== null}
          download={board.counts.ready > 0 ? <DownloadFiles {...shown} adId={adId} /> : null}
        />
      </StepActions>
    </>
  );
}
