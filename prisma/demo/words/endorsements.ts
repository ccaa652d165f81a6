import type { BusinessKind } from '../logo.ts';
import type { Sex } from '../reference.ts';

/** Made-up clients and testimonials of the demo's home page. */

export const clients: readonly { name: string; subTitle: string; kind: BusinessKind }[] = [
  { name: 'Kopi & Kaya', subTitle: 'Coffee shops, Singapore', kind: 'cafe' },
  { name: 'Harbour House', subTitle: 'Hotel, Singapore', kind: 'hotel' },
  { name: 'Le Petit Four', subTitle: 'Bakery, Paris', kind: 'bakery' },
  { name: 'Bukit Catering', subTitle: 'Events, Kuala Lumpur', kind: 'services' },
  { name: 'Marina Lounge', subTitle: 'Bar, Dubai', kind: 'bar' },
  { name: 'Linden & Co', subTitle: 'Housekeeping, Singapore', kind: 'household' },
  { name: 'Noodle Works', subTitle: 'Restaurants, Singapore', kind: 'restaurant' },
];

export const testimonials: readonly {
  name: string;
  subTitle: string;
  text: string;
  sex: Sex;
  nativeCountry: string;
}[] = [
  {
    name: 'Grace Lim',
    subTitle: 'Restaurant owner, Singapore',
    text: 'Two of my waiters fell ill on a Thursday. I had written to four people by lunch, and two of them worked on Friday.',
    sex: 'Female',
    nativeCountry: 'Singapore',
  },
  {
    name: 'Daniel Ong',
    subTitle: 'Barista, Singapore',
    text: 'I set my hours and my rate. Now I only hear about shifts that suit me.',
    sex: 'Male',
    nativeCountry: 'Singapore',
  },
  {
    name: 'Amélie Roux',
    subTitle: 'Bakery owner, Paris',
    text: 'I saw her video before I wrote a word. She started on Monday at five in the morning, and she was early.',
    sex: 'Female',
    nativeCountry: 'France',
  },
  {
    name: 'Farid Rahman',
    subTitle: 'Event manager, Kuala Lumpur',
    text: 'For a wedding we need twenty people for six hours. That used to take a week of phone calls.',
    sex: 'Male',
    nativeCountry: 'Malaysia',
  },
  {
    name: 'Nadia Haddad',
    subTitle: 'Housekeeper, Dubai',
    text: 'I have three families now, on the days that suit me. We agreed on everything in the chat.',
    sex: 'Female',
    nativeCountry: 'Morocco',
  },
];
