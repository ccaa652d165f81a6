import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { availabilityText, JobSeekerCard } from './JobSeekerListItem.tsx';

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
  expect(links[0]).toContain(`href="${card.href}"`);
  // 'Contact now' opens the page with its dialog.
  expect(links[1]).toContain(`href="${card.href}#contact"`);
  for (const link of links) {
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
  }
});

it('says first why this one: the rate, how many rated, what was verified, how soon they answer, when they are free', () => {
  const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const plain = words(renderToStaticMarkup(<JobSeekerCard {...card} />));
  expect(plain).not.toMatch(/review|erified|Answers/);
  const rated = (count: number) =>
    words(
      renderToStaticMarkup(
        <JobSeekerCard
          {...card}
          title="Senior waiter"
          rating={{ average: 4.5, count }}
          verified={['Phone verified']}
          answers="Answers within an hour"
          freeTimes="Weekday evenings"
          currency="SGD"
          minRate={14}
          facts={['3 to 5 years', 'Malay']}
        />,
      ),
    );
  expect(rated(12)).toMatch(
    /Senior waiter .*SGD 14 \/hour .*4\.5 \(12 reviews\) .*Phone verified.* Verified .*Answers within an hour .*Weekday evenings .*3 to 5 years .*Malay/,
  );
  expect(rated(1)).toContain('(1 review)');
  expect(rated(1)).toMatch(/Malay .*Six years in busy restaurants\. .*Joined Nov 21, 2026 .*Ready to start/);
});
