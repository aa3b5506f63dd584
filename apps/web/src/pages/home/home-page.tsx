import { ArrowRight } from 'lucide-react';
import { anchors, paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { useAccessGate } from '../../features/access-gate/access-gate-context.ts';
import { CreateAdLink } from '../../features/access-gate/create-ad-link.tsx';
import { DemoVideo } from '../../features/demo-video/demo-video.tsx';
import { Faq } from '../../features/faq/faq.tsx';
import { FinalCall } from '../../features/final-call/final-call.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { DemoPhone } from '../../features/live-demo/demo-phone.tsx';
import { LiveDemo } from '../../features/live-demo/live-demo.tsx';
import { Meet } from '../../features/meet/meet.tsx';
import { WhyChoose } from '../../features/why-choose/why-choose.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The front page. What its buttons say and where they lead depends on whether the session is unlocked. */
export function HomePage() {
  const { isUnlocked } = useAccessGate();
  const arrow = <ArrowRight aria-hidden="true" />;
  return (
    <main>
      <Hero
        actions={
          <>
            <CreateAdLink variant="primary" size="large" icon={arrow}>
              {isUnlocked ? 'Start Creating' : 'Get Started Free'}
            </CreateAdLink>
            <SecondLink unlocked="View Examples" locked="View Demo" />
          </>
        }
        phone={<DemoPhone title="A playable ad: the slot game Lucky Reels" widthPx={300} />}
      />
      <LiveDemo />
      <DemoVideo />
      <Faq />
      <Meet />
      <WhyChoose
        actions={
          <a
            href={isUnlocked ? paths.create.to() : site.contactUrl}
            className={buttonClass({ variant: 'primary', size: 'large' })}
          >
            <span>{isUnlocked ? 'Start Creating Now' : 'Try It Free Now'}</span>
            {arrow}
          </a>
        }
      />
      <FinalCall
        actions={
          <>
            <CreateAdLink variant="primary" size="large" icon={arrow}>
              {isUnlocked ? 'Create Your First Ad' : 'Get Started Free'}
            </CreateAdLink>
            <SecondLink unlocked="Browse Templates" locked="Watch Demo" />
          </>
        }
      />
    </main>
  );
}

/** Leads an unlocked session to the wizard, a locked one to the live demo further up or down. */
function SecondLink({ unlocked, locked }: { unlocked: string; locked: string }) {
  const { isUnlocked } = useAccessGate();
  return (
    <a
      href={isUnlocked ? paths.create.to() : `#${anchors.liveDemo}`}
      className={buttonClass({ variant: 'secondary', size: 'large' })}
    >
      {isUnlocked ? unlocked : locked}
    </a>
  );
}
