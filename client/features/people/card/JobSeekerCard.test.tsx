import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { availabilityText, JobSeekerCard } from './JobSeekerCard.tsx';

const card = {
  href: '/Hire-Maria-in-Singapore-Job-Senior-waiter-7',
  name: 'Maria',
  photoUri: null,
  hasVideo: false,
  headline: 'Ready to start',
  description: 'Six years in busy restaurants.',
  partTime: true,
  fullTime: true,
  joined: 'Nov 21, 2026',
};

it('shows the availability', () => {
  expect(availabilityText(true, true)).toBe('Job Seeker available for Part-time / Full-time work');
  expect(availabilityText(false, true)).toBe('Job Seeker available for Full-time work');
  expect(availabilityText(false, false)).toBe('');
});

it('opens the public page in a new tab that knows nothing of this one', () => {
  const html = renderToStaticMarkup(<JobSeekerCard {...card} />);
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toContain(`href="${card.href}"`);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
  }
});

it('shows the video badge and the rate only where there are a video and a rate', () => {
  const plain = renderToStaticMarkup(<JobSeekerCard {...card} />);
  const full = renderToStaticMarkup(<JobSeekerCard {...card} hasVideo currency="SGD" minRate={14} />);
  const words = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(words(plain)).not.toContain('Video');
  expect(words(plain)).not.toContain('/hour');
  expect(words(full)).toContain('Video');
  expect(words(full)).toContain('SGD 14/hour');
});
