import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Network } from '@spinreel/exporters/network';
import { planUploads } from '@spinreel/variants/builds/plan-uploads';
import { ListChecks } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import type { BoardFile } from './state/list-files.ts';
import styles from './upload-plan.module.css';

interface UploadPlanProps {
  files: readonly BoardFile[];
  networks: readonly Network[];
  nameVariant: (variantId: string | null) => string;
}

/** How the finished files are split among the ad groups of each network, and what its dashboard asks for. */
export function UploadPlan({ files, networks, nameVariant }: UploadPlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const plans = useMemo(
    () =>
      planUploads(
        files.filter(({ status }) => status === 'ready'),
        networks,
      ),
    [files, networks],
  );
  if (plans.length === 0) return null;
  return (
    <Panel
      title="Upload plan"
      description="Which files belong together on each network, and what its dashboard asks for"
      icon={<ListChecks />}
      disclosure={{ isOpen, controls: contentId, onToggle: () => setIsOpen(!isOpen) }}
    >
      {isOpen && (
        <div id={contentId} className={styles.plans}>
          {plans.map(({ network, groups }) => {
            const { group, questions } = network.uploads;
            return (
              <section key={network.id} aria-label={network.label}>
                <h3 className="type-label">{network.label}</h3>
                <p className="small-faint">
                  {group === null
                    ? 'No limit of files in a group is known.'
                    : `At most ${writeCount(group.maxFiles, 'file')} in an ${group.name}.`}
                </p>
                <ol className={styles.groups}>
                  {groups.map(({ language, files: own }) => (
                    <li key={own.map(({ build }) => build?.id).join(' ')}>
                      <b>{languageFacts[language].englishName}</b>
                      {`: ${own.map(({ variantId }) => nameVariant(variantId)).join(', ')}`}
                    </li>
                  ))}
                </ol>
                {questions.length > 0 && (
                  <ul className={styles.questions}>
                    {questions.map(({ text }) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                )}
              </section>
            );
          })}
        </div>
      )}
    </Panel>
  );
}
