import { siteFacts } from '@spinreel/config-schema/site-facts';
import { ArrowRight } from 'lucide-react';
import { useAccessGate } from '../../features/access-gate/access-gate-context.ts';
import { CreateAdLink } from '../../features/access-gate/create-ad-link.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { HowItWorks } from '../../features/hero/how-it-works.tsx';

/** The front page. */
export function HomePage() {
  const { isUnlocked } = useAccessGate();
  return (
    <main>
      <Hero
        stats={siteFacts.heroStats}
        actions={
          <CreateAdLink variant="primary" size="large" icon={<ArrowRight aria-hidden="true" />}>
            {isUnlocked ? 'Start Creating' : 'Get Started Free'}
          </CreateAdLink>
        }
      />
      <HowItWorks />
    </main>
  );
}
