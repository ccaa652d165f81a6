/**
 * Sentences that people of every trade say about themselves. Slots in braces are filled in by jobSeekerText.ts:
 * {a job}, {job}, {jobs}, {first} (name), {city}, {area}, {native}, {origin}, {language}, {years} ("four years"; {Years} opens a
 * sentence), {place} (a former employer).
 */

/** First sentences of an experienced job seeker. */
export const openers: readonly string[] = [
  'I have worked as {a job} for {years}, and I still look forward to my shifts.',
  'After {years} as {a job} I know what a busy day needs: calm hands, a clear head and someone who turns up early.',
  'My name is {first} and I have been {a job} for {years}, the last of them here in {city}.',
  'You are looking for {a job} who needs little explaining? I have done this work for {years}.',
  'I am {a job} by choice, not by accident, and after {years} I have no wish to do anything else.',
  'Hello from {area}! I am an experienced {job} with {years} behind me and energy for many more.',
  'For {years} I have earned my living as {a job}, first to pay the bills and by now because I am good at it.',
  '{Years} in the trade taught me that people remember two things about {a job}: whether they were kind and whether they were on time.',
  'I am {first}, {origin}, living in {area}, and {a job} with {years} of experience.',
  'What can you expect from {years} of experience? That I see what needs doing before anyone has to ask.',
  'I started as {a job} to help my family and found out that the work suits me. That was {years} ago.',
  'If references matter to you, we will get on: in {years} as {a job} I have never left a place on bad terms.',
];

/** First sentences of beginners. */
export const beginners: readonly string[] = [
  'I am new to this work and I say so openly: what I bring is energy, good manners and a quick mind.',
  'This would be my first job as {a job}, and I want to learn it properly from people who care about it.',
  'I am {first}, living in {area}, and I am looking for someone who gives a beginner a fair chance.',
  'I have no long list of employers yet. I do have time, patience and the wish to become a really good {job}.',
  'Everyone starts somewhere, and I would like to start as {a job} in {city}.',
  'You will not find years of experience here, but you will find someone who listens, writes things down and does not make the same mistake twice.',
  'I am at the beginning of my working life and I am taking it seriously.',
  'Friends tell me that I was made to be {a job}. I would like to find out whether they are right, and I learn fast.',
];

/** First sentences of people in their first year. */
export const earlyOpeners: readonly string[] = [
  'I have been {a job} for {years} now, long enough to know that I want to go on with it.',
  'After {years} as {a job} I am past the stage of being afraid of the first rush.',
  'I am {first}, {origin}. I have worked as {a job} for {years} and learn something new every week.',
  'Short but honest: {years} of experience, a good teacher behind me and plenty of energy left.',
  'My first {years} as {a job} went by quickly, and my boss at {place} asked me to stay longer.',
  'Hello from {area}! I started as {a job} {years} ago, and I am looking for a place in which I can grow.',
];

/** What people without much experience hope for. */
export const hopes: readonly string[] = [
  'I have watched closely how good {jobs} work: they look relaxed because they have prepared everything. That is how I want to work.',
  'I am not looking for the easiest place but for the one where I will learn the most.',
  'In a year I want you to say that you could no longer imagine the team without me.',
  'I am reading and practising at home, and I ask everyone I know who works in this trade.',
  'I would gladly begin with the simple tasks and earn the difficult ones.',
  'What I do not know yet I will write down, try out and ask about, in that order.',
  'I chose this work because I like to see in the evening what I have done during the day.',
  'If you explain the why and not only the how, I will remember it for good.',
];

/** What beginners have done instead. */
export const firstSteps: readonly string[] = [
  'At home I am the eldest of four, so cooking for six people, keeping order and staying calm are nothing new to me.',
  'I have helped out at weddings and community events since I was sixteen, often until the last chair was stacked.',
  'During my studies I volunteered at a food bank every Saturday, sorting, carrying and talking to people all day.',
  'I helped my aunt run her small stall for two summers and learned that a friendly word sells as much as a good price.',
  'For three weeks I did a trial placement that was arranged by my school, and the owner wrote me a warm letter.',
  'I worked in my uncle’s shop after school, which taught me to count correctly, to lift carefully and to smile when I am tired.',
  'I finished a short training course last spring and practised every evening until the movements felt natural.',
  'So far I have done office work, but sitting still all day is not for me and I am ready to start again from the beginning.',
];

/** How they work. */
export const habits: readonly string[] = [
  'I live close to the train and have not been late for a shift in as long as I can remember.',
  'I prefer to ask once too often at the start and never again afterwards.',
  'My phone stays in my bag while I work.',
  'When it gets hectic I speak more quietly, not louder, and that tends to help everyone around me.',
  'I keep a small notebook with everything that I am told in the first week, and I really do read it.',
  'I clean as I go, so that the next shift finds things the way I would like to find them.',
  'If something breaks I say so straight away; I have never seen a problem get smaller by hiding it.',
  'I can work alone without being watched, and I can work in a team without having to lead it.',
  'Weekends and public holidays are fine with me, as long as I know a few days ahead.',
  'I am healthy, I do not smoke, and standing for eight hours does not trouble me.',
  'I get along with colleagues of every age, and I know that a good mood is part of the job.',
  'I would rather do one thing properly than three things almost.',
  'Please be direct with me: I do not take it personally, and I would rather hear it the same day.',
  'I take care of tools and equipment as if I had paid for them myself.',
  'I arrive ten minutes early, change, and I am ready when the shift begins and not five minutes after.',
  'Rules about hygiene and safety are not paperwork to me; I follow them when no one is looking.',
  'I am the person who stays until the end without being asked.',
  'I learn names quickly, of guests, of neighbours and of the delivery driver.',
  'A long to-do list does not frighten me. I sort it, start at the top and tell you what I could not finish.',
  'I am used to early mornings as well as late nights, and I sleep well in between.',
];

/** Where they come from, for people who moved. */
export const arrivals: readonly string[] = [
  'I was born in {native} and have made {city} my home; I now know the bus lines better than some of my neighbours.',
  'I came to {city} from {native} with one suitcase and a promise to my mother that I would work honestly.',
  'I grew up in {native}, where hospitality is not a profession but simply how you treat everyone at the door.',
  'My family is in {native}, so I am glad of regular hours and I plan to stay here for the long run.',
  'I speak {language} and English, and I understand enough of most other accents to be useful.',
  'In {native} I learned to work hard; in {city} I learned to work smart. I try to do both.',
  'On free days I cook food from {native} for my flatmates and play badminton near {area}.',
  'I send part of what I earn home to {native}, which is a good reason to be reliable.',
  'Besides English I speak {language}, and that has helped out with more than one confused customer.',
  'I share a flat in {area} with two friends from {native}; all of us work, so I know what an early alarm means.',
];

/** The same for people who grew up there. */
export const roots: readonly string[] = [
  'I grew up around {area} and can find my way through {city} without a map.',
  '{city} is my home, so you need not worry that I will be gone after the summer.',
  'I live in {area} with my family, which means short journeys and no excuses when it rains.',
  'I speak {language} as well as English, and I switch without thinking about it.',
  'My parents ran a small business in {city}, so I know from the dinner table what staff cost and what they are worth.',
  'Outside work I play in an amateur football team and look after my grandmother on Sundays.',
  'I went to school here, my friends are here, and I am looking for work that lets me stay here.',
  'On my days off you find me at the market in {area}, comparing prices like my grandmother did.',
];

/** Last sentences. */
export const closings: readonly string[] = [
  'I would be happy to come by for a trial so that you can see for yourself.',
  'If that sounds like the person you need, send me a message and I will answer the same day.',
  'Tell me a little about your place and when you would need me; the rest we can settle in a short call.',
  'References are available, and my last employer has said that you may simply ring.',
  'I am free to start soon and would like to stay for a good while.',
  'Come and meet me for a coffee; ten minutes tell you more than a profile does.',
  'I am looking for a place where people greet each other in the morning. If that is yours, write to me.',
  'A fair rate, clear hours and a bit of respect: with those I will give you my best every day.',
  'Short notice is fine. Just ask, and if I am free I will come.',
  'I look forward to hearing from you and to getting started.',
  'Let us begin with one shift and see how it goes.',
  'Thank you for reading this far. I hope that we will speak soon.',
];

/** "Why should we hire you?" */
export const reasons: readonly string[] = [
  'Because you will not have to check twice. What I say I will do, I do.',
  'Because I stay. My shortest job so far lasted over a year, and it only ended because the owner retired.',
  'I am flexible with hours, I live nearby and I am pleasant to have around even at the end of a double shift.',
  'You get someone who treats your business as if the sign over the door carried my own name.',
  'I learn your way of doing things instead of insisting on mine.',
  'I am dependable in the boring ways: on time, clean, sober, and I call if anything comes up.',
  'Because your customers will remember me kindly, and you will hear it from them.',
  'I solve small problems myself and tell you about the big ones before they grow.',
  'I have worked with strict people and with easy-going ones, and all of them would take me back.',
  'Because I like this work, and people who like their work do it better.',
  'I can start quickly, I need little training, and I do not disappear when the first busy weekend is over.',
  'I bring order with me. Within a week you will know where everything is, because it will be where it belongs.',
  'Because I am honest. If I cannot do something I will tell you, and then I will learn it.',
  'You will gain a calm person. In a small team that is worth more than one more pair of hands.',
  'I do the parts of the work that no one likes without being asked, and I do them properly.',
  'My colleagues from earlier places still write to me. I think that says more than a certificate.',
];

/** The same for beginners. */
export const beginnerReasons: readonly string[] = [
  'Because I have no bad habits to unlearn. Show me your way once and I will keep to it.',
  'I am motivated and I will not leave after two weeks. I only ask for a little patience at the start.',
  'You will be able to shape me into exactly the help that you need, and I will work hard for the chance.',
  'I am punctual, polite and fast on my feet. Everything else can be learned, and I want to learn it.',
  'Because a first chance is never forgotten, and I intend to earn mine.',
  'I am cheaper than a veteran and twice as curious. Give me a month and judge me then.',
];

/** Previous employers: {last}, {other} and {third} are former workplaces. */
export const formerEmployers: readonly string[] = [
  '{last}, then {other}. I can give you the numbers of both.',
  'Most recently {last}; before that {other} and {third}.',
  '{last} for the most part, {other} for a while. References on request.',
  '{last} ({city}), {other} and, as a student, {third}.',
  '1. {last}\n2. {Other}\n3. {Third}',
  '1. {last}\n2. {Other}',
  'I started at {third}, moved on to {other} and was at {last} until recently.',
  '{last} and {other}. My managers there are happy to be called, just ask me for the numbers.',
  '{last} and {other}; in between a few months of events.',
  'Longest at {last}. Shorter stays at {other} and {third}, both of them seasonal.',
];

/** Preferred time slots, for people who want full-time or part-time work. */
/** Weekdays, 0 on Monday, with the first hour and the hour after the last. */
type Hours = readonly [weekdays: readonly number[], from: number, to: number];

const week = [0, 1, 2, 3, 4];
const everyDay = [...week, 5, 6];

/** What people say of when they work, and the hours that it means. */
export const availabilities: Record<'full' | 'part', Readonly<Record<string, readonly Hours[]>>> = {
  full: {
    'Monday to Friday from 8 am to 4 pm; one weekend a month is fine too.': [[week, 8, 16]],
    'Any day except Wednesday. I am happy to do split shifts.': [[[0, 1, 3, 4, 5, 6], 6, 24]],
    'Fully flexible, nights included. I only need the rota a week ahead.': [[everyDay, 0, 24]],
    'Tuesday to Saturday, ten hours a day at most.': [[[1, 2, 3, 4, 5], 8, 22]],
    'From 9 am to 6 pm on weekdays. I can stay longer when it is agreed the day before.': [[week, 9, 18]],
    'Late shifts, from 4 pm to midnight, five days a week.': [[[1, 2, 3, 4, 5], 16, 24]],
    'Five days a week, preferably Wednesday to Sunday.': [[[2, 3, 4, 5, 6], 8, 22]],
    'All week from 7 am to 3 pm, and public holidays by arrangement.': [[everyDay, 7, 15]],
    'Early or late shifts, forty hours a week, with two days off in a row if possible.': [[everyDay, 6, 23]],
    'Six days a week for the first months if you need it, five after that.': [[[0, 1, 2, 3, 4, 5], 7, 22]],
  },
  part: {
    'Evenings from 5 pm and all day on Saturday and Sunday.': [
      [week, 17, 24],
      [[5, 6], 6, 24],
    ],
    'Mornings are best, from 6.30 am until about 2 pm.': [[everyDay, 7, 14]],
    'Weekday lunches and Friday or Saturday nights.': [
      [week, 11, 15],
      [[4, 5], 18, 26],
    ],
    'Monday, Tuesday and Thursday after 3 pm, and the whole weekend.': [
      [[0, 1, 3], 15, 24],
      [[5, 6], 6, 24],
    ],
    'Weekends only during term, any day during the holidays.': [[[5, 6], 8, 24]],
    'I can start at short notice on most days; Sundays I keep for my family until noon.': [
      [[0, 1, 2, 3, 4, 5], 8, 22],
      [[6], 12, 22],
    ],
    'Between 20 and 30 hours a week, in any mix of mornings and evenings.': [
      [everyDay, 6, 12],
      [everyDay, 18, 24],
    ],
    'Two or three evenings a week and every other Sunday.': [[[0, 2, 3, 4], 18, 24]],
    'While my children are at school, so from 8.30 am to 2 pm.': [[week, 9, 14]],
    'Three fixed days a week; which ones is up to you.': [[everyDay, 9, 21]],
  },
};

/** Titles that fit any trade; {Job} opens one. */
export const titles: readonly string[] = [
  '{Job} with {years} of experience',
  '{Job} in {area} and around',
  'Dependable {job} in {city}',
  'Your next {job}?',
  'Hard-working {job}, good references',
  '{Job}, calm under pressure',
  '{Job} who stays for the long run',
  'Honest {job} looking for a good team',
  '{Job}, {language} and English',
  'Experienced {job} near {area}',
];

export const beginnerTitles: readonly string[] = [
  'Motivated beginner, quick to learn',
  'First job, full heart',
  'New to the trade, not to hard work',
  'Looking for a first chance as {job}',
  'Eager to learn, easy to train',
  'Young, punctual and curious',
  'Starting out as {job} in {city}',
  'Give me a month and judge me then',
  'No bad habits yet',
  'Ready to start from the beginning',
];
