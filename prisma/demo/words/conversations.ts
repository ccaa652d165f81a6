/**
 * What employers (E) and job seekers (S) write to each other. A conversation is an opening, an answer, some topics and an
 * end that fits their status. Slots: {seeker}, {employer} (first names), {company}, {job}, {Job}, {a job}, {languages}, {noun},
 * {city}, {area}, {rate} ("SGD 14"), {day}, {day2}, {time}, {street}.
 */
export type Line = readonly ['E' | 'S', string, EnclosureKind?];
/** What comes along with a line. */
export type EnclosureKind = 'permit' | 'sign';
export type Exchange = readonly Line[];

export const openings: readonly Exchange[] = [
  [
    [
      'E',
      'Hi {seeker}, I am {employer} from {company}. Your profile made me smile, and we happen to need {a job}. Are you still available?',
    ],
  ],
  [
    [
      'E',
      'Hello {seeker}! We are looking for {a job} here in {city}. Could you tell me how many days a week you would like to work?',
    ],
  ],
  [
    [
      'E',
      'Good morning {seeker}, {employer} here. I liked what you wrote about yourself. Do you have a few minutes this week for a quick chat about our {noun}?',
    ],
  ],
  [
    ['E', 'Dear {seeker}, we urgently need help with evenings and weekends.'],
    ['E', 'It is steady work and not just a one-off. Would you be interested?'],
  ],
  [['E', 'Hi there, are you free from next week on? We have about 20 hours a week for {a job}, {rate} an hour.']],
  [
    [
      'E',
      'Hello {seeker}, a friend of mine has hired someone through this site and was very happy, so I am giving it a try :)',
    ],
    ['E', 'We need {a job} in {area}. Is that far from you?'],
  ],
  [['E', 'Hi {seeker}! Your rate is within our budget and your hours fit. What would you like to know about us?']],
  [
    [
      'E',
      'Good afternoon. We are {company}, and from next month on we need {a job} for some days a week. Would you like to hear more?',
    ],
  ],
];

export const answers: readonly Exchange[] = [
  [['S', 'Hello {employer}, thank you for writing! Yes, I am available and I would like to hear more.']],
  [
    ['S', 'Good morning {employer}! Thank you for your message.'],
    ['S', 'I could work four or five days a week. Which hours do you have in mind?'],
  ],
  [['S', 'Hi! Yes, still looking, and {area} is only a few stops from my place. That would suit me very well.']],
  [['S', 'Dear {employer}, thank you, I am happy that you liked my profile. I am free to talk any day after 3 pm.']],
  [
    ['S', 'Hello! That sounds good. May I ask how big the team is?'],
    ['E', 'We are eight at the moment, with you we would be nine.'],
    ['S', 'Perfect, I like it when people know each other.'],
  ],
  [
    ['S', 'Hi {employer}, sorry for the late answer, I was on shift. Yes, I am very interested.'],
    ['E', 'No problem at all, that is a good sign :)'],
  ],
  [['S', 'Thank you for getting in touch. I had a look at your page and I would love to work there.']],
];

/** Openings by job seekers who apply for an offer of their job. */
export const applications: readonly Exchange[] = [
  [
    [
      'S',
      'Hello {employer}, I would like to apply for your job offer ‘{Job} in {city}’. My hours and my rate are in my profile, and I could come by this week.',
    ],
  ],
  [
    [
      'S',
      'Dear {employer}, I read your offer ‘{Job} in {city}’ and would love to work for {company}. I speak {languages} and can start soon.',
    ],
  ],
  [
    [
      'S',
      'Good morning {employer}, are you still looking for {a job}? It is the work that I am looking for, and {area} is easy to reach for me.',
    ],
  ],
];

/** The same by those whom the employer has written to before. */
export const laterApplications: readonly Exchange[] = [
  [
    ['S', 'I have just applied for your offer ‘{Job} in {city}’ as well, so that you have everything in one place.'],
    ['E', 'Thank you, I have seen it.'],
  ],
  [
    ['S', 'I saw that you have an open offer for {a job}. This is my application for it.'],
    ['E', 'Perfect, that is the one I had in mind.'],
  ],
];

/** What employers answer to an application. */
export const replies: readonly Exchange[] = [
  [
    ['E', 'Hello {seeker}, thank you for your application! Your profile fits well.'],
    ['S', 'I am happy to hear that. What would you like to know?'],
  ],
  [
    ['E', 'Hi {seeker}, {employer} from {company} here. Thank you for applying so quickly. The place is still open.'],
    ['S', 'Great, thank you for the answer.'],
  ],
  [
    ['E', 'Good morning {seeker}, I liked what you wrote. Could we talk about the details here?'],
    ['S', 'Of course, I am free any day after 3 pm.'],
  ],
];

/** What they talk about, at a place of such a kind; some only with people who have worked before. */
export const topics: readonly { at: 'business' | 'home' | 'any'; experienced?: true; exchange: Exchange }[] = [
  {
    at: 'any',
    exchange: [
      ['E', 'Which days would you prefer?'],
      ['S', 'Best would be {day} to Saturday. Sunday is possible every second week.'],
      ['E', 'That fits almost perfectly with what we need.'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['S', 'May I ask about the pay? My profile says {rate}.'],
      ['E', '{rate} to start with, and we look at it again after three months.'],
      ['S', 'That is fair, thank you.'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['E', 'How would you get here? The last bus leaves rather early.'],
      ['S', 'I have a bicycle, it takes me about twenty minutes. Rain is no problem either.'],
    ],
  },
  {
    at: 'business',
    exchange: [
      ['S', 'Do you have a uniform, or should I bring my own black trousers?'],
      ['E', 'Apron and shirt are from us. Black trousers and comfortable shoes would be great.'],
      ['S', 'I have both, no problem.'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['E', 'Just for our paperwork: is your permit valid until next year?'],
      ['S', 'Yes, here is a copy. The original I can bring to the interview.', 'permit'],
      ['E', 'Great, that makes things easy.'],
    ],
  },
  {
    at: 'business',
    exchange: [
      ['S', 'Is there a staff meal? Sorry for asking so directly :)'],
      ['E', 'Of course, at half past four, and it is the best part of the day.'],
      ['S', 'Then I will certainly be on time, haha'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['E', 'When could you start?'],
      ['S', 'I have to give one week’s notice, so from {day} next week.'],
      ['E', 'We can wait for that.'],
    ],
  },
  {
    at: 'any',
    experienced: true,
    exchange: [
      ['E', 'Could you tell me a bit about your last place?'],
      [
        'S',
        'I was there for quite a while and left because the owner sold it. It was busy but friendly. My manager would be glad to talk to you.',
      ],
      ['E', 'Thank you. I may give them a ring, if that is all right.'],
      ['S', 'Sure, I will let them know.'],
    ],
  },
  {
    at: 'business',
    exchange: [
      ['E', 'Most of our guests speak English, but not all of them. How are your languages?'],
      ['S', 'I speak {languages}. With a smile most things work.'],
    ],
  },
  {
    at: 'home',
    exchange: [
      ['E', 'I should mention that we have a dog. A large one, but he is afraid of everything.'],
      ['S', 'I grew up with dogs, we will be friends. What is his name?'],
      ['E', 'Biscuit.'],
      ['S', 'Then I already like him.'],
    ],
  },
  {
    at: 'home',
    experienced: true,
    exchange: [
      ['E', 'Would you mind if we gave you a key after the first month?'],
      ['S', 'Not at all. In my last family I had a key too, and I signed for it.'],
      ['E', 'Good idea, let us do the same.'],
    ],
  },
  {
    at: 'home',
    exchange: [
      ['S', 'Is there anything that I should know about allergies or products that you do not want in the house?'],
      ['E', 'Thank you for asking! No strong bleach please, our youngest has asthma.'],
      ['S', 'Understood. I mostly use mild soap and vinegar anyway.'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['S', 'One question: on some {day}s I have a class until noon. Would that be a problem?'],
      ['E', 'Not if we know it in advance. What are you studying?'],
      ['S', 'Accounting, in the evenings and on that one morning.'],
      ['E', 'Impressive, next to work. We will plan around it.'],
    ],
  },
  {
    at: 'business',
    exchange: [
      ['E', 'It can get really busy on Fridays. I want to be honest about it.'],
      ['S', 'I like it busy. The time goes faster and the team grows together.'],
      ['E', 'That is the answer I was hoping for.'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['E', 'Do you have a certificate for hygiene or first aid?'],
      ['S', 'Yes, renewed last spring. I can send you a photo of it.'],
      ['E', 'Just bring it along, that is enough.'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['S', 'How long is a shift normally, and when is the break?'],
      ['E', 'Seven hours with thirty minutes of break, paid.'],
      ['S', 'Very good, thank you.'],
    ],
  },
  {
    at: 'any',
    exchange: [
      ['E', 'Would you be able to help out over the holidays as well?'],
      ['S', 'Yes, except for two days when my sister visits me. I can tell you the dates already.'],
      ['E', 'Please do, then I will put them into the plan.'],
      ['S', 'The 26th and the 27th.'],
      ['E', 'Noted!'],
    ],
  },
  {
    at: 'home',
    exchange: [
      ['S', 'How old are your children, if I may ask?'],
      ['E', 'Four and seven. The little one is shy for about ten minutes.'],
      ['S', 'Ten minutes are fine, I can wait :)'],
    ],
  },
];

export const interviews: readonly Exchange[] = [
  [
    ['E', 'Shall we meet in person? {day} at {time} would suit us.'],
    ['S', '{day} at {time} is fine. What is the address?'],
    ['E', '{street}, the entrance is next to the flower shop. Look for this sign, and ask for {employer}.', 'sign'],
    ['S', 'See you on {day}. Thank you!'],
  ],
  [
    ['E', 'I would like to get to know you. Do you have time on {day}, around {time}?'],
    ['S', 'Yes, I will be there. Should I bring anything?'],
    ['E', 'Just yourself, and your papers if you have them at hand.'],
    ['S', 'Will do. Looking forward to it!'],
  ],
  [
    ['E', 'Could we have a video call on {day} at {time}?'],
    ['S', 'Yes, with pleasure. Shall I ring you on WhatsApp?'],
    ['E', 'Perfect, you have my number.'],
  ],
  [
    ['S', 'I could come by on {day}, for example at {time}, if that helps.'],
    ['E', 'Great, {day} {time} it is. {street}.'],
    ['S', 'Saved in my calendar.'],
  ],
];

export const trials: readonly Exchange[] = [
  [
    ['E', 'It was good to meet you. Would you do a trial shift on {day2}, paid of course?'],
    ['S', 'Gladly! From when to when?'],
    ['E', 'From {time}, about five hours. We will lend you an apron.'],
    ['S', 'I will be there fifteen minutes early.'],
  ],
  [
    ['E', 'Everyone liked you. Let us try it out: {day2}, starting at {time}?'],
    ['S', 'That makes me happy. {day2}, {time}, noted.'],
  ],
  [
    ['E', 'We would like to see you at work. Could you come for half a day on {day2}?'],
    ['S', 'Yes, half a day on {day2} works for me. Thank you for the chance.'],
    ['E', 'Bring comfortable shoes!'],
  ],
];

export const hires: readonly Exchange[] = [
  [
    ['E', 'I will make it short: you have the job, if you want it.'],
    ['S', 'I want it! Thank you so much, {employer}.'],
    ['E', 'Then see you on {day}. I will send you the contract today.'],
    ['S', 'I am really happy. See you on {day}!'],
  ],
  [
    ['E', 'We have talked about it, and we all agree. Would you like to start next {day}?'],
    ['S', 'Yes!! Thank you. I told my mother straight away.'],
    ['E', 'Haha, greetings to your mother. {time}, as agreed.'],
  ],
  [
    ['E', 'That was a very good day yesterday. We would like to have you with us for the long term.'],
    ['S', 'Thank you, I felt at home from the first hour. I would love to.'],
    ['E', 'Wonderful. Please bring your bank details on {day}.'],
  ],
];

export const afterwards: readonly Exchange[] = [
  [
    [
      'S',
      'Good evening, I have just seen the new rota. Could I swap {day} for {day2}? A colleague has already agreed.',
    ],
    ['E', 'Fine with me. Thank you for sorting it out yourselves.'],
  ],
  [
    ['E', 'Could you come half an hour earlier tomorrow? A large delivery is coming.'],
    ['S', 'Sure, no problem.'],
    ['E', 'You are a star.'],
  ],
  [
    ['S', 'Hi {employer}, I think I left my umbrella there. Blue, with a wooden handle.'],
    ['E', 'It is hanging in the office, waiting for you.'],
    ['S', 'Thank you!'],
  ],
  [
    ['E', 'By the way, a guest asked for you by name today. I thought that you should know.'],
    ['S', 'That made my day, thank you for telling me.'],
  ],
  [
    ['S', 'My cousin is looking for work as well. May she write to you?'],
    ['E', 'If she is anything like you: yes please.'],
  ],
];

export const rejectedByEmployer: readonly Exchange[] = [
  [
    [
      'E',
      'Dear {seeker}, thank you for your time. It was a close decision, but we have chosen someone who can also work on weekday mornings.',
    ],
    ['S', 'Thank you for letting me know, many do not. All the best for your {noun}!'],
  ],
  [
    ['E', 'Hello {seeker}, I am sorry, the position has been filled from within. May I keep your profile for later?'],
    ['S', 'Of course. Please write any time.'],
    ['E', 'I will, promised.'],
  ],
  [
    ['E', 'We have talked about it, and the hours simply do not match. I am sorry, because I liked you very much.'],
    ['S', 'I understand. Good luck, and thank you for being so clear.'],
  ],
];

export const rejectedBySeeker: readonly Exchange[] = [
  [
    [
      'S',
      'Dear {employer}, I wanted to tell you as soon as possible: I have accepted another offer, closer to home. Thank you for everything.',
    ],
    ['E', 'What a pity, but I understand. Congratulations!'],
  ],
  [
    [
      'S',
      'Hello {employer}, I have thought about it, and the late nights would be too much next to my classes. I am sorry.',
    ],
    ['E', 'Thank you for being honest. If your timetable changes, write to us.'],
  ],
];

export const nudges: readonly string[] = [
  'Hi {seeker}, did you see my message? The place is still open.',
  'Hello again! I only wanted to ask whether you are still looking for work.',
  'Just a short reminder. If you are not interested any more that is fine, a quick no would help me.',
  'Hi {seeker}, we need to decide by {day}. Please let me know.',
];

/** What job seekers write when a request reached them and the employer cannot write yet. */
export const greetings: readonly Exchange[] = [
  [['S', 'Hello {employer}, thank you for your request! I would be glad to hear more about the work.']],
  [
    ['S', 'Good morning {employer}, I have read your note and the hours would suit me well.'],
    ['S', 'You can reach me here at any time.'],
  ],
  [['S', 'Hi {employer}! Yes, I am still available. When would you need me?']],
  [['S', 'Thank you for your interest. {area} is easy to reach for me, and I could come by for a trial this week.']],
];

/** What requests say, for the places and the hours that they suit. */
export const requestNotes: readonly {
  at: 'business' | 'home' | 'any';
  hours: 'part' | 'full' | 'any';
  text: string;
}[] = [
  { at: 'business', hours: 'part', text: 'We need {a job} for three evenings a week, from 5.30 pm to 11 pm.' },
  { at: 'any', hours: 'part', text: 'Part time to begin with, about 20 hours. Start as soon as possible.' },
  { at: 'business', hours: 'part', text: 'We are looking for support on Fridays and Saturdays, {rate} an hour.' },
  {
    at: 'business',
    hours: 'any',
    text: 'Long-term position in a small team. Please tell us when you could come by.',
  },
  { at: 'home', hours: 'part', text: 'Two mornings a week, in {area}. A friendly home with one cat.' },
  { at: 'any', hours: 'full', text: 'Full time, five days, two days off in a row. Meals included.' },
  { at: 'business', hours: 'part', text: 'For an event next month at first; if we get along there will be more.' },
  { at: 'any', hours: 'any', text: 'We liked your profile and would like to invite you for a trial shift.' },
  { at: 'business', hours: 'any', text: 'Cover for a colleague on parental leave, at least six months.' },
  { at: 'any', hours: 'any', text: 'Could you start within two weeks? Hours can be arranged.' },
];

export const streets: readonly string[] = [
  '12 Garden Street',
  '48 Mill Road',
  '7 Harbour Lane',
  '103 Station Road',
  '26 Temple Street',
  '5 Orchard Row',
  '81 Market Street',
  '34 Bridge Street',
  '9 Chapel Close',
  '150 River Walk',
];
export const weekdays: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
export const times: readonly string[] = ['9.30 am', '10 am', '11 am', '2 pm', '3 pm', '4.30 pm', '5 pm'];
