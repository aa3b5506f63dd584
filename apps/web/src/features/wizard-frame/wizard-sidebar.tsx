import type { StepNumber } from '@spinreel/config-schema/rules/wizard-steps';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { formatMoment } from '../../lib/format/format-time.ts';
import { SpinreelMark } from '../../ui/layout/spinreel-mark.tsx';
import { AdNameField } from './ad-name-field.tsx';
import { SaveStatus } from './save-status.tsx';
import { StepList } from './step-list.tsx';
import styles from './wizard-sidebar.module.css';

interface WizardSidebarProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
  /** Buttons for the ad as a whole, next to its name. */
  tools?: ReactNode;
  /** Content under the steps that is always visible. */
  children?: ReactNode;
}

/** An overview of the ad: its name, its steps and its save status. */
export function WizardSidebar({ step, onStep, tools, children }: WizardSidebarProps) {
  const { createdAt, updatedAt } = useDraftSelector((state) => state.adDraft);
  return (
    <aside aria-label="Ad" className={styles.sidebar}>
      <div className={styles.top}>
        <Link to={paths.home.to()} aria-label={`${site.productName} home`} className={styles.home}>
          <SpinreelMark sizePx={28} />
          <span>{site.productName}</span>
        </Link>
        <div className={styles.ad}>
          <AdNameField />
          <SaveStatus />
          <div role="toolbar" aria-label="Ad" className={styles.tools}>
            {tools}
          </div>
        </div>
      </div>
      <div className={styles.steps}>
        <StepList step={step} onStep={onStep} />
      </div>
      {children !== undefined && (
        // The first step is so long on a phone that nobody would see the sizes below it.
        <div className={styles.more} data-before-step={step === 1 || undefined}>
          {children}
        </div>
      )}
      <dl className={styles.times}>
        <div>
          <dt>Created</dt>
          <dd className="digits">{formatMoment(createdAt ?? undefined)}</dd>
        </div>
        <div>
          <dt>Updated</dt>
          <dd className="digits">{formatMoment(updatedAt ?? undefined)}</dd>
        </div>
      </dl>
    </aside>
  );
}
