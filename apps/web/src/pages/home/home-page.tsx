import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { ArrowRight } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { anchors, paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { useAccessGate } from '../../features/access-gate/access-gate-context.ts';
import { AccessNote } from '../../features/access-gate/access-note.tsx';
import { CreateAdLink } from '../../features/access-gate/create-ad-link.tsx';
import { DemoVideo } from '../../features/demo-video/demo-video.tsx';
import { Faq } from '../../features/faq/faq.tsx';
import { FinalCall } from '../../features/final-call/final-call.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { DemoPhone } from '../../features/live-demo/demo-phone.tsx';
import { LiveDemo } from '../../features/live-demo/live-demo.tsx';
import { Meet } from '../../features/meet/meet.tsx';
import { WhyChoose } from '../../features/why-choose/why-choose.tsx';
import { demoAds } from '../../config/demo-ads.ts';
import { useDocumentTitle } from '../../lib/page/use-page-title.ts';
import { getButtonClass } from '../../ui/actions/button.tsx';

/** The front page. The labels and targets of its buttons depend on whether the session is unlocked. */
export function HomePage() {
  const { isUnlocked } = useAccessGate();
  useDocumentTitle(publicPages['/'].title);
  const arrow = <ArrowRight />;
  return (
    <main>
      <Hero
        actions={
          <>
            <CreateAdLink variant="primary" size="large" icon={arrow}>
              {isUnlocked ? 'Start Creating' : 'Get Started Free'}
            </CreateAdLink>
            <SecondLink unlocked="View Examples" locked="View Demo" />
            <AccessNote />
          </>
        }
        phone={<DemoPhone ad={demoAds[0]} title="Playable ad: the slot game Lucky Reels" widthPx={300} />}
      />
      <Part>
        <LiveDemo />
      </Part>
      <Part>
        <DemoVideo />
      </Part>
      <Part>
        <Faq />
      </Part>
      <Part>
        <Meet />
      </Part>
      <Part>
        <WhyChoose
          actions={
            <a
              href={isUnlocked ? paths.create.to() : site.contactUrl}
              className={getButtonClass({ variant: 'primary', size: 'large' })}
            >
              <span>{isUnlocked ? 'Start Creating Now' : 'Try It Free Now'}</span>
              {arrow}
            </a>
          }
        />
      </Part>
      <Part>
        <FinalCall
          actions={
            <>
              <CreateAdLink variant="primary" size="large" icon={arrow}>
                {isUnlocked ? 'Create Your First Ad' : 'Get Started Free'}
              </CreateAdLink>
              <SecondLink unlocked="Browse Templates" locked="Watch Demo" />
              <AccessNote />
            </>
          }
        />
      </Part>
    </main>
  );
}

/** A section that is hydrated in a separate task. Hydrating the whole page at once would block phones for too long. */
function Part({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

/** A link to the sample ad in the wizard for unlocked sessions, and to the live demo for locked ones. */
function SecondLink({ unlocked, locked }: { unlocked: string; locked: string }) {
  const { isUnlocked } = useAccessGate();
  return (
    <a
      href={isUnlocked ? paths.create.to({ sample: 'casino' }) : `#${anchors.liveDemo}`}
      className={getButtonClass({ variant: 'secondary', size: 'large' })}
    >
      {isUnlocked ? unlocked : locked}
    </a>
  );
}
