/** Names of the clips in videos/. */
export const clips = ['counter', 'stove', 'street'] as const;
export type Clip = (typeof clips)[number];

/** The jobs that people are hired for, and how many of the demo's people do each. */
export interface JobWords {
  name: string;
  plural: string;
  slug: string;
  weight: number;
  /** 0 the cheapest third of a city's prices, 1 the dearest. */
  pay: number;
  /** Who hires them. */
  kinds: readonly ('restaurant' | 'cafe' | 'bar' | 'hotel' | 'bakery' | 'shop' | 'services' | 'household')[];
  femaleShare: number;
  /** The intro video beside the demo that suits the job. */
  clip: Clip;
}

export const jobs: readonly JobWords[] = [
  {
    name: 'Waiter',
    plural: 'Waiters',
    slug: 'waiter',
    clip: 'counter',
    weight: 18,
    pay: 0.3,
    kinds: ['restaurant', 'hotel', 'cafe'],
    femaleShare: 0.55,
  },
  {
    name: 'Cook',
    plural: 'Cooks',
    slug: 'cook',
    clip: 'stove',
    weight: 10,
    pay: 0.45,
    kinds: ['restaurant', 'household', 'hotel'],
    femaleShare: 0.4,
  },
  {
    name: 'Chef',
    plural: 'Chefs',
    slug: 'chef',
    clip: 'stove',
    weight: 7,
    pay: 0.85,
    kinds: ['restaurant', 'hotel'],
    femaleShare: 0.35,
  },
  {
    name: 'Barista',
    plural: 'Baristas',
    slug: 'barista',
    clip: 'counter',
    weight: 9,
    pay: 0.4,
    kinds: ['cafe', 'bakery', 'hotel', 'restaurant'],
    femaleShare: 0.55,
  },
  {
    name: 'Bartender',
    plural: 'Bartenders',
    slug: 'bartender',
    clip: 'counter',
    weight: 7,
    pay: 0.55,
    kinds: ['bar', 'hotel', 'restaurant'],
    femaleShare: 0.4,
  },
  {
    name: 'Cleaner',
    plural: 'Cleaners',
    slug: 'cleaner',
    clip: 'street',
    weight: 8,
    pay: 0.2,
    kinds: ['household', 'services', 'hotel'],
    femaleShare: 0.7,
  },
  {
    name: 'Dishwasher',
    plural: 'Dishwashers',
    slug: 'dishwasher',
    clip: 'stove',
    weight: 5,
    pay: 0.1,
    kinds: ['restaurant', 'hotel', 'cafe'],
    femaleShare: 0.3,
  },
  {
    name: 'Babysitter',
    plural: 'Babysitters',
    slug: 'babysitter',
    clip: 'street',
    weight: 8,
    pay: 0.4,
    kinds: ['household'],
    femaleShare: 0.85,
  },
  {
    name: 'Driver',
    plural: 'Drivers',
    slug: 'driver',
    clip: 'street',
    weight: 5,
    pay: 0.5,
    kinds: ['household', 'services', 'hotel'],
    femaleShare: 0.12,
  },
  {
    name: 'Gardener',
    plural: 'Gardeners',
    slug: 'gardener',
    clip: 'street',
    weight: 4,
    pay: 0.4,
    kinds: ['household', 'services', 'hotel'],
    femaleShare: 0.3,
  },
  {
    name: 'Receptionist',
    plural: 'Receptionists',
    slug: 'receptionist',
    clip: 'counter',
    weight: 5,
    pay: 0.5,
    kinds: ['hotel', 'services', 'restaurant'],
    femaleShare: 0.7,
  },
  {
    name: 'Housekeeper',
    plural: 'Housekeepers',
    slug: 'housekeeper',
    clip: 'street',
    weight: 6,
    pay: 0.35,
    kinds: ['household', 'hotel'],
    femaleShare: 0.88,
  },
  {
    name: 'Caregiver',
    plural: 'Caregivers',
    slug: 'caregiver',
    clip: 'street',
    weight: 5,
    pay: 0.6,
    kinds: ['household', 'services'],
    femaleShare: 0.8,
  },
  {
    name: 'Baker',
    plural: 'Bakers',
    slug: 'baker',
    clip: 'stove',
    weight: 4,
    pay: 0.55,
    kinds: ['bakery', 'cafe', 'hotel'],
    femaleShare: 0.5,
  },
  {
    name: 'Shop Assistant',
    plural: 'Shop Assistants',
    slug: 'shop-assistant',
    clip: 'counter',
    weight: 5,
    pay: 0.25,
    kinds: ['shop', 'bakery'],
    femaleShare: 0.6,
  },
];
