import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Network } from '@spinreel/exporters/network';
import { findTemplateProblems, namePlaceholders, nameBuild } from '@spinreel/variants/builds/name-build';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../api-client/calls/api-failure.ts';
import { useCreateArchiveMutation } from '../../api-client/archives-api.ts';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text/text-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Modal } from '../../ui/layout/modal.tsx';
import type { BoardFile } from './state/list-files.ts';
import { storeNameTemplate, useNameTemplate } from './state/name-template.ts';
import styles from './download-files.module.css';

interface DownloadFilesProps {
  adId: string;
  files: readonly BoardFile[];
  networks: readonly Network[];
  nameVariant: (variantId: string | null) => string;
}

/** Downloads the finished files in one archive, with a folder for each network. */
export function DownloadFiles(props: DownloadFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ready = props.files.filter(({ status }) => status === 'ready');
  return (
    <>
      <Button variant="primary" icon={<Download />} onClick={() => setIsOpen(true)}>
        Download all
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Download all files"
        description="One ZIP archive with a folder for each network, a list of the files as JSON and CSV, and a report."
      >
        <DownloadForm {...props} files={ready} onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function DownloadForm(props: DownloadFilesProps & { onDone: () => void }) {
  const { adId, files, onDone } = props;
  const template = useNameTemplate();
  const [includesProject, setIncludesProject] = useState(true);
  const [create, { isLoading, error }] = useCreateArchiveMutation();
  const count = (list: readonly unknown[]) => new Set(list).size;
  const [problem] = findTemplateProblems(template, {
    variant: count(files.map(({ variantId }) => variantId)),
    language: count(files.map(({ language }) => language)),
  });
  const example = useExampleName(props, template);
  const download = async () => {
    const ids = files.flatMap(({ build }) => build?.id ?? []);
    const { data } = await create({ adId, files: ids, template, project: includesProject });
    if (data === undefined) return;
    window.location.assign(data.downloadUrl);
    onDone();
  };
  return (
    <div className={styles.form}>
      <TextField
        label="File names"
        value={template}
        dir="ltr"
        spellCheck={false}
        problem={problem === undefined ? null : describeProblem(problem)}
        hint={
          <>
            {`Use ${namePlaceholders.map((name) => `{${name}}`).join(', ')}. Example: `}
            <b>{example}</b>
          </>
        }
        onValueChange={storeNameTemplate}
      />
      <SwitchField
        label="Add the project file"
        hint="With it, the ad and its variants can be edited on any Spinreel server."
        isOn={includesProject}
        onChange={setIncludesProject}
      />
      {error !== undefined && (
        <Notice tone="error" title="The archive could not be made">
          {asFailure(error).message ?? messages.backend.unreachable}
        </Notice>
      )}
      <Button
        variant="primary"
        isBusy={isLoading}
        disabled={problem !== undefined}
        icon={<Download />}
        onClick={() => void download()}
      >
        Download {writeCount(files.length, 'file')}
      </Button>
    </div>
  );
}

/** Returns the name of the last file, which is seldom the base. */
function useExampleName({ files, networks, nameVariant }: DownloadFilesProps, template: string): string {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const file = files.at(-1);
  const network = networks.find(({ id }) => id === file?.network);
  if (file === undefined || network === undefined) return '';
  const name = nameBuild(template, {
    ad: ad.name ?? '',
    variant: nameVariant(file.variantId),
    language: file.language,
    network: file.network,
    market: ad.compliance?.market ?? '',
    date: new Date(file.build?.result?.generatedAt ?? 0),
  });
  return `${file.network}/${name}.${network.container.extension}`;
}
