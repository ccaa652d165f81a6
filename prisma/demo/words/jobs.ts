/** Names of the clips in videos/. */
export const clips = ['counter', 'stove', 'street'] as const;
export type Clip = (typeof clips)[number];

/** The jobs that people are hired for, and how many of the demo's people do each. */
export interface JobWords {
  name: string;
  plural: string;
  slug: string;
  /** What an answer about the job can name. */
  skills: readonly string[];
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
    skills: ['Carries three plates', 'Wine service', 'Handheld tills', 'Banquets', 'Allergy-safe service'],
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
    skills: ['Prep lists', 'Grill', 'Stocks and sauces', 'Food hygiene certificate', 'Clean station'],
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
    skills: ['Menu planning', 'Food costing', 'Leads a brigade', 'Pastry', 'Food hygiene certificate'],
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
    skills: ['Latte art', 'Dials in espresso', 'Opens the bar', 'Hand brew', 'Cash handling'],
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
    skills: ['Classic cocktails', 'Draught beer', 'Stock counts', 'Busy nights', 'Responsible service'],
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
    skills: ['Deep cleaning', 'Windows', 'Ironing', 'Own materials', 'End-of-tenancy cleaning'],
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
    skills: ['Pass-through machines', 'Pot wash', 'Late shifts', 'Deep cleaning', 'Helps with prep'],
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
    skills: ['First aid', 'Bedtime routine', 'Homework help', 'Newborns', 'Own activities'],
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
    skills: ['Clean licence', 'Vans', 'City routes', 'Careful loading', 'Airport transfers'],
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
    skills: ['Hedges', 'Lawns', 'Own tools', 'Watering plans', 'Planting'],
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
    skills: ['Booking systems', 'Phone manner', 'Night desk', 'Cash handling', 'Complaints'],
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
    skills: ['Hotel standard beds', 'Laundry', 'Deep cleaning', 'Linen stock', 'Guest requests'],
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
    skills: ['First aid', 'Medication reminders', 'Transfers', 'Cooking', 'Dementia care'],
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
    skills: ['Sourdough', 'Croissants', 'Night shifts', 'Decoration', 'Food hygiene certificate'],
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
    skills: ['Tills', 'Stock counts', 'Window displays', 'Returns', 'Advice'],
    clip: 'counter',
    weight: 5,
    pay: 0.25,
    kinds: ['shop', 'bakery'],
    femaleShare: 0.6,
  },
];
