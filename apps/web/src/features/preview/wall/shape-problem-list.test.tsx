// @vitest-environment jsdom
import type { ScreenPartRole } from '@spinreel/exporters/preview-messages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { findShapeProblems } from './find-shape-problems.ts';
import { ShapeProblemList } from './shape-problem-list.tsx';

afterEach(cleanup);

// Requirement: preview.wall
test('a problem leads to the part that can be moved', () => {
  expect(follow('Move the outro button', ['button', 'badge'])).toEqual({
    part: { screen: 'outro', role: 'button', isLandscape: false },
  });
});

// Requirement: preview.wall
test.each<[ScreenPartRole[]]>([[['badge']], [['badge', 'mute']]])(
  'a problem of the badge leads to its settings: %j',
  (roles) => {
    expect(follow('Open the winning badge', roles)).toEqual({ focusField: 'cta.showWinningBadgeOnOutro' });
  },
);

/** Follows the link of the first problem of parts that lie on each other and are cut off. Returns its location's state. */
function follow(name: string, roles: readonly ScreenPartRole[]): unknown {
  const parts = roles.map((role) => ({ role, x: -50, y: 100, width: 100, height: 100 }));
  const outro = { screen: 'outro', widthPx: 375, heightPx: 667, parts } as const;
  render(
    <MemoryRouter>
      <ShapeProblemList
        adId="ad-number-1"
        problems={findShapeProblems({ '1:1': { outro } })}
        progress="complete"
        isScrolling={false}
      />
      <LocationState />
    </MemoryRouter>,
  );
  const [link] = screen.getAllByRole('link', { name });
  if (link) fireEvent.click(link);
  return JSON.parse(screen.getByTestId('state').textContent);
}

function LocationState() {
  const { state } = useLocation();
  return <output data-testid="state">{JSON.stringify(state)}</output>;
}
