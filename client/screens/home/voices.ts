/**
 * Employers and quotes on the home page. These are made-up samples for the demo: replace them with your own before you
 * publish the page. An empty list removes its section.
 */

/** `sign` is the path of a logo in a square of 32. */
export const clients: readonly { name: string; line: string; sign: string }[] = [
  {
    name: 'Kopi & Kaya',
    line: 'Coffee shops, Singapore',
    sign: 'M6 10h17v8a8 8 0 0 1-17 0zm17 2h3a3 3 0 0 1 0 6h-3zM5 28h19v2H5zM11 3h2v5h-2zm5 0h2v5h-2z',
  },
  { name: 'Harbour House', line: 'Hotel, Singapore', sign: 'M16 3l12 9v17h-8v-9h-8v9H4V12z' },
  { name: 'Le Petit Four', line: 'Bakery, Paris', sign: 'M3 19a13 9 0 0 1 26 0v8H3zm8-6l-2 6h3l2-6zm6 0l-1 6h3l1-6z' },
  { name: 'Bukit Catering', line: 'Events, Kuala Lumpur', sign: 'M2 24h28v3H2zm2-2a12 12 0 0 1 24 0zM15 6h2v3h-2z' },
  { name: 'Marina Lounge', line: 'Bar, Dubai', sign: 'M4 4h24L18 16v10h6v3H8v-3h6V16zm7 4l2 3h6l2-3z' },
  {
    name: 'Linden & Co',
    line: 'Housekeeping, Singapore',
    sign: 'M16 2c8 5 11 11 9 17-1 4-4 6-8 7v4h-2v-4c-4-1-7-3-8-7C5 13 8 7 16 2z',
  },
  {
    name: 'Noodle Works',
    line: 'Restaurants, Singapore',
    sign: 'M3 14h26a13 12 0 0 1-8 11v4H11v-4A13 12 0 0 1 3 14zM9 3h2v9H9zm6 0h2v9h-2zm6 0h2v9h-2z',
  },
];

export const testimonials: readonly { name: string; line: string; words: string }[] = [
  {
    name: 'Grace Lim',
    line: 'Restaurant owner, Singapore',
    words:
      'Two of my waiters fell ill on a Thursday. I had written to four people by lunch, and two of them worked on Friday.',
  },
  {
    name: 'Daniel Ong',
    line: 'Barista, Singapore',
    words: 'I set my hours and my rate. Now I only hear about shifts that suit me.',
  },
  {
    name: 'Amélie Roux',
    line: 'Bakery owner, Paris',
    words: 'I saw her video before I wrote a word. She started on Monday at five in the morning, and she was early.',
  },
  {
    name: 'Farid Rahman',
    line: 'Event manager, Kuala Lumpur',
    words: 'For a wedding we need twenty people for six hours. That used to take a week of phone calls.',
  },
  {
    name: 'Nadia Haddad',
    line: 'Housekeeper, Dubai',
    words: 'I have three families now, on the days that suit me. We agreed on everything in the chat.',
  },
];
