/**
 * Job offers: an opening, tasks, what the place gives, what it asks for and a last line. Slots: {company}, {a job}, {job},
 * {jobs}, {city}, {area}, {first} (who hires), {noun} (restaurant, home …).
 */
export const offerOpenings = {
  business: [
    'We are {company}, a {noun} in {area}, and we are growing. To keep our evenings as relaxed for the team as for the guests we need one more {job}.',
    '{company} is looking for {a job} who enjoys the work and the people that come with it. We are a team of nine, with an average stay of four years.',
    'One of our {jobs} is going back to university, and we would like to fill the gap with someone who will feel at home at {company}.',
    'Our {noun} in {area} opens six days a week. We are looking for {a job} for regular shifts, with a proper contract and a rota that is published two weeks ahead.',
    'You like to be busy, you like to be trusted, and you would like to go home with a good feeling? Then come and work as {a job} at {company}.',
    'The season is starting, and {company} needs reinforcement: {a job} for the coming months, with every chance to stay on.',
    'Small {noun}, big regulars’ table: at {company} you will know half of the guests by name after a month. We need {a job} who likes that.',
    'At {company} no one is a number. We are hiring {a job} for {area} and would rather meet three people properly than read fifty letters.',
  ],
  home: [
    'We are a family of four in {area} and need {a job} who is kind, dependable and not easily surprised.',
    'Our {job} of many years is moving away. We are looking for someone who would like to stay as long as she did.',
    'We both work, the days are full, and the house shows it. We would be glad of {a job} for a few hours every week.',
    'We live in a quiet street in {area}, with two children and an old dog, and are looking for {a job} whom we can trust.',
    'My parents live in {area} and would like to stay there. For them, and for our peace of mind, we are looking for {a job}.',
    'A friendly home in {city}, clear arrangements and fair pay: that is what we offer to {a job} with a good heart.',
  ],
} as const;

/** When the work is: for some hours, or for a whole week. */
export const offerWorkTimes = {
  business: {
    part: [
      'Evenings from Thursday to Sunday',
      'Friday to Sunday, from 17:00',
      'Lunch shifts, Monday to Friday',
      'Weekends and public holidays',
      'Mornings, from 6:30',
    ],
    full: ['Weekdays, 7:00 to 15:00', 'Early and late shifts, by turns', 'Five days a week, rota two weeks ahead'],
  },
  home: {
    part: [
      'Two mornings a week',
      'Tuesdays and Fridays, 9:00 to 13:00',
      'Weekday afternoons, from 14:00',
      'Saturdays',
      'Every other day, times by agreement',
    ],
    full: ['Monday to Friday, while we are at work', 'Five days a week, with lunch together'],
  },
} as const;

export const offerTasks: Record<string, readonly string[]> = {
  waiter: [
    'Welcome guests and look after your own section',
    'Explain the menu, wine and daily specials',
    'Lay up, polish and reset between sittings',
    'Settle bills and close the till',
    'Work hand in hand with kitchen and bar',
    'Help with events of up to sixty people',
  ],
  cook: [
    'Run your own station during service',
    'Prepare sauces, stocks and garnishes',
    'Keep fridges labelled and in order',
    'Help to plan the weekly specials',
    'Check deliveries for weight and quality',
    'Leave a clean kitchen to the next shift',
  ],
  chef: [
    'Lead a brigade of four during service',
    'Write and cost seasonal menus',
    'Order from local suppliers',
    'Train apprentices and keep them',
    'Own hygiene plans and audits',
    'Stand at the pass on weekends',
  ],
  barista: [
    'Dial in the grinders before opening',
    'Prepare espresso, filter and cold drinks',
    'Look after the pastry case',
    'Keep machine and bar spotless',
    'Serve at the till with a friendly word',
    'Train new colleagues on milk',
  ],
  bartender: [
    'Mix classics and our own list',
    'Prepare syrups, cordials and garnishes',
    'Look after guests at the counter',
    'Count stock once a week',
    'Open or close the bar on your own',
    'Keep an eye on responsible service',
  ],
  cleaner: [
    'Clean rooms, kitchen and bathrooms to a list',
    'Care for floors, windows and surfaces',
    'Change linen and take out recycling',
    'Refill supplies and say what is missing',
    'Lock up and set the alarm',
    'Do a thorough clean of one room a week',
  ],
  dishwasher: [
    'Keep dishes, pots and glasses moving',
    'Sort and store deliveries',
    'Help with simple preparation',
    'Clean floors, walls and machines',
    'Separate waste and keep the yard tidy',
    'Polish cutlery and glasses before service',
  ],
  babysitter: [
    'Pick up the children from school',
    'Play outside when it is dry',
    'Help with homework and reading',
    'Cook a simple supper',
    'Bath, story and bed on some evenings',
    'Write a line about how the day went',
  ],
  driver: [
    'Drive safely and on time',
    'Keep the car clean, fuelled and serviced',
    'Pick up guests from the airport',
    'Run errands and small deliveries',
    'Keep a log of trips and receipts',
    'Help with luggage and doors',
  ],
  gardener: [
    'Mow, prune, weed and plant',
    'Look after irrigation and pots',
    'Plan the beds for the seasons',
    'Keep tools and paths in order',
    'Deal gently with pests',
    'Take the green waste away',
  ],
  receptionist: [
    'Welcome guests and visitors',
    'Answer phone and e-mail',
    'Handle bookings, check-ins and invoices',
    'Keep calendars and handover notes',
    'Solve small problems before they grow',
    'Balance the till at the end of the shift',
  ],
  housekeeper: [
    'Keep rooms, linen and laundry in order',
    'Iron shirts and table linen',
    'Shop and cook simple lunches',
    'Prepare rooms for guests',
    'Look after silver, plants and pets',
    'Let in workmen and deliveries',
  ],
  caregiver: [
    'Help with washing, dressing and meals',
    'Give medicines by the plan',
    'Go for walks and keep company',
    'Accompany to the doctor',
    'Keep a short care diary',
    'Watch over the night twice a week',
  ],
  baker: [
    'Prepare doughs and preferments',
    'Shape, proof and bake',
    'Make croissants and pastries',
    'Pack orders for the first delivery',
    'Look after the starter',
    'Keep bench and ovens clean',
  ],
  'shop-assistant': [
    'Advise customers and serve at the till',
    'Unpack, price and present new goods',
    'Keep shelves and windows beautiful',
    'Prepare online orders',
    'Count stock twice a year',
    'Open or close the shop',
  ],
};

export const offerBenefits = {
  business: [
    'A meal and good coffee on every shift',
    'Rota two weeks ahead, two days off in a row',
    'Tips shared fairly and paid weekly',
    'Training and a pay review after six months',
    'Paid trial shift',
    'Uniform and laundry on us',
    'A taxi home after midnight',
    'Staff discount for you and your family',
    'Closed on public holidays',
    'Sick pay from the first day',
  ],
  home: [
    'Regular hours, agreed in writing',
    'Paid holidays when we are away',
    'Lunch together if you like',
    'A reference that you will be glad to show',
    'Travel costs paid',
    'A small bonus at the end of the year',
    'Clear tasks and no surprises',
  ],
} as const;

export const offerWishes = [
  'Some experience, or the will to learn quickly',
  'Good English; other languages are a plus',
  'You are punctual and tell us early when something comes up',
  'The right to work in {country}',
  'Clean, careful work',
  'A friendly manner, also when it is busy',
  'Weekend availability twice a month',
  'References that we may call',
  'You like working with others',
];

export const offerEndings = [
  'Does that sound like you? Send us a short message; we answer within two days.',
  'Write to {first} and tell us when you could come by. A coffee is waiting.',
  'We are happy to pay a little more for experience; just ask.',
  'Start: as soon as it suits you. We look forward to hearing from you.',
  'Beginners are welcome too. Everyone here was one once.',
  'Please tell us which days you are free, and we will find a shift for a trial.',
];
