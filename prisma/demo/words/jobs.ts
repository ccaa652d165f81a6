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
}

export const jobs: readonly JobWords[] = [
  {
    name: 'Waiter',
    plural: 'Waiters',
    slug: 'waiter',
    weight: 18,
    pay: 0.3,
    kinds: ['restaurant', 'hotel', 'cafe'],
    femaleShare: 0.55,
  },
  {
    name: 'Cook',
    plural: 'Cooks',
    slug: 'cook',
    weight: 10,
    pay: 0.45,
    kinds: ['restaurant', 'household', 'hotel'],
    femaleShare: 0.4,
  },
  {
    name: 'Chef',
    plural: 'Chefs',
    slug: 'chef',
    weight: 7,
    pay: 0.85,
    kinds: ['restaurant', 'hotel'],
    femaleShare: 0.35,
  },
  {
    name: 'Barista',
    plural: 'Baristas',
    slug: 'barista',
    weight: 9,
    pay: 0.4,
    kinds: ['cafe', 'bakery', 'hotel'],
    femaleShare: 0.55,
  },
  {
    name: 'Bartender',
    plural: 'Bartenders',
    slug: 'bartender',
    weight: 7,
    pay: 0.55,
    kinds: ['bar', 'hotel', 'restaurant'],
    femaleShare: 0.4,
  },
  {
    name: 'Cleaner',
    plural: 'Cleaners',
    slug: 'cleaner',
    weight: 8,
    pay: 0.2,
    kinds: ['household', 'services', 'hotel'],
    femaleShare: 0.7,
  },
  {
    name: 'Dishwasher',
    plural: 'Dishwashers',
    slug: 'dishwasher',
    weight: 5,
    pay: 0.1,
    kinds: ['restaurant', 'hotel', 'cafe'],
    femaleShare: 0.3,
  },
  {
    name: 'Babysitter',
    plural: 'Babysitters',
    slug: 'babysitter',
    weight: 8,
    pay: 0.4,
    kinds: ['household'],
    femaleShare: 0.85,
  },
  {
    name: 'Driver',
    plural: 'Drivers',
    slug: 'driver',
    weight: 5,
    pay: 0.5,
    kinds: ['household', 'services', 'hotel'],
    femaleShare: 0.12,
  },
  {
    name: 'Gardener',
    plural: 'Gardeners',
    slug: 'gardener',
    weight: 4,
    pay: 0.4,
    kinds: ['household', 'services', 'hotel'],
    femaleShare: 0.3,
  },
  {
    name: 'Receptionist',
    plural: 'Receptionists',
    slug: 'receptionist',
    weight: 5,
    pay: 0.5,
    kinds: ['hotel', 'services', 'restaurant'],
    femaleShare: 0.7,
  },
  {
    name: 'Housekeeper',
    plural: 'Housekeepers',
    slug: 'housekeeper',
    weight: 6,
    pay: 0.35,
    kinds: ['household', 'hotel'],
    femaleShare: 0.88,
  },
  {
    name: 'Caregiver',
    plural: 'Caregivers',
    slug: 'caregiver',
    weight: 5,
    pay: 0.6,
    kinds: ['household', 'services'],
    femaleShare: 0.8,
  },
  {
    name: 'Baker',
    plural: 'Bakers',
    slug: 'baker',
    weight: 4,
    pay: 0.55,
    kinds: ['bakery', 'cafe', 'hotel'],
    femaleShare: 0.5,
  },
  {
    name: 'Shop Assistant',
    plural: 'Shop Assistants',
    slug: 'shop-assistant',
    weight: 5,
    pay: 0.25,
    kinds: ['shop', 'bakery'],
    femaleShare: 0.6,
  },
];
