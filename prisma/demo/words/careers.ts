/** Positions at the company itself. Slot: {product}. */
export const careers: readonly { title: string; subTitle: string; description: string }[] = [
  {
    title: 'City Manager, Singapore',
    subTitle: 'Full time · Singapore · on site',
    description:
      'You are the face of {product} in Singapore. You know the coffee shops and hotel lobbies in which people are hired, and you make sure that they are hired through us.\n\n**What you will do**\n- Meet twenty employers a week and listen more than you talk\n- Welcome new job seekers, in person and in the support chat\n- Keep an eye on rates, so that they stay fair for both sides\n\n**What you bring**\n- Years in restaurants, hotels or staffing\n- English and at least one more of the city’s languages\n- Good shoes',
  },
  {
    title: 'Community Support Specialist',
    subTitle: 'Full or part time · Kuala Lumpur or remote',
    description:
      'Most people write to us when something matters to them. You answer within minutes, in plain words, and you follow up until it is solved.\n\n**What you will do**\n- Answer the support chat for job seekers and employers\n- Review new profiles and help people to describe themselves well\n- Spot fraud early and protect our users from it\n\n**What you bring**\n- Warmth in writing\n- Two languages or more\n- Patience on a Monday morning',
  },
  {
    title: 'Senior Product Engineer',
    subTitle: 'Full time · remote within four hours of Singapore',
    description:
      'A small team, a product that people use to pay their rent, and code that we are proud of. You will own features from the first sketch to the graph on the wall.\n\n**What you will do**\n- Build with TypeScript, GraphQL, React and PostgreSQL\n- Keep the site fast on a three-year-old phone\n- Write things down so that the next person understands them\n\n**What you bring**\n- A few years of shipping things that lasted\n- An eye for the person on the other side of the screen',
  },
  {
    title: 'Product Designer',
    subTitle: 'Full time · Paris or remote',
    description:
      'Our users read on the bus, with one hand and a cracked screen. You design for them first.\n\n**What you will do**\n- Shape flows from the first search to the first shift\n- Test with real job seekers every month\n- Look after our design system and its words\n\n**What you bring**\n- A portfolio with problems in it and not only pictures\n- Love for typography and for plain language',
  },
  {
    title: 'Partnerships Lead, Hospitality',
    subTitle: 'Full time · Dubai',
    description:
      'Hotels and restaurant groups need people in waves. You build the relationships that let them plan for it with us.\n\n**What you will do**\n- Win and look after groups with ten sites and more\n- Organise hiring days together with training schools\n- Bring back what the industry needs to our product team\n\n**What you bring**\n- A network in hospitality\n- English, ideally Arabic or Hindi as well',
  },
  {
    title: 'Trust and Safety Analyst',
    subTitle: 'Part time · London or remote',
    description:
      'People let strangers into their homes because of us. You make sure that they can.\n\n**What you will do**\n- Look into reports and decide fairly\n- Improve the checks that run before a profile is activated\n- Work with authorities when it is needed\n\n**What you bring**\n- Judgement and discretion\n- Experience in fraud prevention, compliance or journalism',
  },
  {
    title: 'Finance and Operations Associate',
    subTitle: 'Full time · Singapore',
    description:
      'Ten countries, nine currencies, one ledger. You keep it tidy and explain it to the rest of us.\n\n**What you will do**\n- Reconcile subscriptions and payouts\n- Prepare the monthly close and the yearly audit\n- Make our invoices so clear that no one has to ask\n\n**What you bring**\n- A qualification in accounting\n- Fun with spreadsheets, and the wish to need fewer of them',
  },
];
