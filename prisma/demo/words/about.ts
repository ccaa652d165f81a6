import type { BusinessKind } from '../logo.ts';

/** What employers write about their company. Slots: {company}, {city}, {area}, {first} (who hires). */
export const aboutTexts: Record<BusinessKind, readonly string[]> = {
  restaurant: [
    '{company} has been cooking in {area} since 2014. Forty seats, one open kitchen, and a menu that changes with the market.\n\n**What we are proud of**\n- Half of the team has been here for more than three years\n- Staff meal at 16:30, together, every day\n- Tips are shared between kitchen and floor',
    'We are a family restaurant in {city}. My parents opened it, my sister runs the kitchen, and I look after the guests and the team. On Fridays it is loud, on Mondays we are closed.',
    'A neighbourhood place with a short menu and a long bar. We cook over charcoal, we buy from six growers whom we know by name, and we close on time so that everyone gets home.',
    '{company} serves lunch to offices and dinner to regulars. We like people who stay calm at eight in the evening. Everything else we can teach you.',
  ],
  cafe: [
    'Two machines, one roaster and a queue at eight. {company} is a small coffee shop in {area}, open from 7:00 to 18:00 every day but Sunday.',
    'We opened {company} because {area} had no place for a good breakfast. Today we are a team of seven who bake, brew and know most of our guests by name.\n\nNew colleagues get two days of training at the machine, paid.',
    'Coffee in the morning, cake in the afternoon, and live piano on Thursdays. We hire by the hour for early shifts and for busy weekends.',
  ],
  bar: [
    '{company} is a cocktail bar with thirty seats in {area}. We make our own syrups, we do not shout over the music, and we walk each other to the last train.',
    'A bar for people who like to talk. Classic drinks, a small kitchen until eleven, live music on Wednesdays. The rota is out two weeks ahead.',
    'We have kept this corner of {city} awake since 2011. The team is mixed, quick and kind. If you have never worked behind a bar, begin with us on a Tuesday.',
  ],
  hotel: [
    '{company} is a hotel with 64 rooms in {area}. Most of our guests come for a few nights of work or a long weekend, and many come back.\n\n**Working here**\n- Uniform and laundry are ours\n- A warm meal in every shift\n- A clear rota, and no calls on free days',
    'A quiet house near the centre of {city}, run by its owners. Housekeeping, reception and breakfast work closely together, because we are only twenty people.',
    'We host conferences in the week and families at the weekend. That is why we look for helpers by the hour all year, with a small team at the core that has been here for long.',
  ],
  bakery: [
    'The oven is on at three, the door opens at six. {company} bakes sourdough, buns and a cake of the day for {area} and for nine cafés around it.',
    'We are a bakery of twelve people in {city}. We bake less than we could sell, and we give away in the evening what is left.',
    '{company} began as a stall on the Saturday market. Now we have a shop with a bakehouse that you can look into, and an apprentice every year.',
  ],
  shop: [
    '{company} sells good things for the home and the table in {area}: pots, linen, lamps, and advice without hurry.',
    'We are a shop with a workshop. What we sell we can also repair, and our regulars know it. On Saturdays and before holidays we need more hands.',
    'Groceries from near and far, a counter for cheese, and a delivery round by bicycle. The team is small and stays long.',
  ],
  services: [
    '{company} looks after offices and homes in {city}. We began with one van, and today sixty people work with us, most of them by the hour and close to where they live.\n\n**How we work**\n- The same clients every week\n- Paid travel between two places\n- A person to ask, at any time of the day',
    'We help companies in {city} on their busy days: events, moves, reception and everything around it. You choose the days, we plan the rest.',
    'A small agency with a simple idea: pay fairly, plan early, say thank you. Our clients notice, and so do the people who work with us.',
  ],
  household: [
    'We are a family with two school children and a dog in {area}. We both work, and we are glad of reliable help with the house and the afternoons.',
    'My husband and I live in {city} with our three children. We have had wonderful help over the years, and we keep in touch with all of them.',
    'I organise the help for my parents, who live in {area} and want to stay in their flat. They are friendly, a little hard of hearing, and like company at lunch.',
  ],
};
