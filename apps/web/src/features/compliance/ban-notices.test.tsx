// @vitest-environment jsdom
// Requirement: compliance.market-bans
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BanNotices } from './ban-notices.tsx';

afterEach(cleanup);

test('says where a law forbids the ads', () => {
  render(<BanNotices query={{ product: 'real-money', market: 'it', networks: ['google'] }} />);
  const ban = screen.getByRole('alert').textContent;
  expect(ban).toContain('Real-money gambling ads are not allowed in Italy');
  expect(ban).toContain('In force since 14 Jul 2018.');
});

test('names the network whose policy forbids the ads', () => {
  render(<BanNotices query={{ product: 'social-casino', market: 'it', networks: ['meta', 'google'] }} />);
  const ban = screen.getByRole('alert').textContent;
  expect(ban).toContain('Google does not accept social casino ads in Italy');
  expect(ban).toContain('Policy of Google since 8 Jul 2024.');
});

test('names the network whose policy sets conditions', () => {
  render(<BanNotices query={{ product: 'sweepstakes', market: 'gb', networks: ['google'] }} />);
  expect(screen.getByRole('status').textContent).toContain(
    'Google allows sweepstakes casino ads only under conditions',
  );
});

test('lists the parts of the market where the ads are not allowed, with each law', () => {
  render(<BanNotices query={{ product: 'real-money', market: 'worldwide', networks: [] }} />);
  const notice = screen.getByRole('status').textContent;
  expect(notice).toContain('Forbidden or restricted in Australia, Belgium, Germany and Italy.');
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Australia: '),
    expect.stringContaining('Belgium: '),
    expect.stringContaining('Germany: '),
    expect.stringContaining('Italy: '),
  ]);
});
