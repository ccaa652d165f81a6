/** Chats between a user (U) and the admins (A), and mails that admins write. Slots: {user}, {admin}, {product}, {job}, {city}. */
export type SupportLine = readonly ['U' | 'A', string];
/** What has to be true of the user for a talk. */
export type Fact = 'public' | 'video' | 'experienced' | 'hired' | 'introduced' | 'subscribed';
export type SupportTalk = readonly [Fact | 'anyone', ...SupportLine[]];

export const jobSeekerTalks: readonly SupportTalk[] = [
  [
    'public',
    [
      'A',
      'Welcome to {product}, {user}! Thank you for completing your profile. We will look at it today and activate it.',
    ],
    ['U', 'Thank you, I am excited!'],
    ['A', 'Your profile is now public. Employers in {city} can find you.'],
  ],
  [
    'experienced',
    ['A', 'Welcome {user}! Your profile looks good. Could you add one or two sentences about your last employer?'],
    ['U', 'Yes, I have just added it. Is that better?'],
    ['A', 'Much better. Good luck!'],
    ['U', 'Thank you very much'],
  ],
  [
    'anyone',
    ['U', 'Hello, how long does it take until my profile is visible?'],
    ['A', 'Hi {user}, usually less than a day. Yours is next on the list.'],
    ['U', 'Great, thanks'],
  ],
  [
    'anyone',
    ['U', 'Good morning, can I change my hourly rate later?'],
    ['A', 'Of course: open your profile, step 3, and pick another rate. It changes at once.'],
    ['U', 'Found it, thank you!'],
  ],
  [
    'video',
    ['U', 'I would like to upload a new video, but it says that the file is too large.'],
    ['A', 'Videos may be up to 100 MB. Most phones can export a smaller version: choose 720p.'],
    ['U', 'It worked with 720p, thank you'],
  ],
  [
    'hired',
    ['U', 'Hi, I found a job through you! I will keep my profile public for other days.'],
    ['A', 'Congratulations, {user}! That is wonderful news.'],
    ['U', 'I will recommend you to my friends :)'],
  ],
  [
    'anyone',
    ['A', 'Hello {user}, welcome! Please choose a photo in which only you can be seen. The rest is perfect.'],
    ['U', 'Sorry about that. I will take a new one tonight.'],
  ],
  [
    'anyone',
    ['U', 'Is {product} free for job seekers?'],
    ['A', 'Yes, completely and always. Only employers pay.'],
    ['U', 'Perfect'],
  ],
  [
    'anyone',
    ['U', 'Hello, an employer asked me to pay for a uniform before I start. Is that normal?'],
    ['A', 'No, please do not pay anything. Could you tell us the name?'],
    ['U', 'It was outside of this site, on a social network.'],
    ['A', 'Thank you for asking first. An honest employer never asks for money in advance.'],
    ['U', 'OK, I have blocked them.'],
  ],
];

export const employerTalks: readonly SupportTalk[] = [
  [
    'anyone',
    ['U', 'Hello, I would like to publish two offers for different cities. Is that possible with one account?'],
    ['A', 'Hi {user}, yes. Each offer has its own city, and you can have as many as you like.'],
    ['U', 'Very good, thank you.'],
  ],
  [
    'introduced',
    ['U', 'Thank you for the introduction! Where can I write to them?'],
    ['A', 'With pleasure. You will find the chat in your list.'],
    ['U', 'Found it, that was quick.'],
  ],
  [
    'subscribed',
    ['U', 'Where can I find the invoice for last month?'],
    ['A', 'Under My subscription, at the bottom of the page.'],
    ['U', 'Found it.'],
  ],
  [
    'anyone',
    [
      'A',
      'Welcome to {product}, {user}! If you tell us what you are looking for, we are happy to help with the search.',
    ],
    ['U', 'Thanks! We need {a job} for the evenings, ideally from next week on.'],
    ['A', 'I will have a look and come back to you today.'],
  ],
  [
    'anyone',
    ['U', 'What happens to our chats when the subscription ends?'],
    ['A', 'Everything stays readable. You would only need a subscription again to write to job seekers.'],
    ['U', 'Clear, thank you.'],
  ],
  [
    'hired',
    ['U', 'We hired someone through you and are delighted. Just wanted to say it.'],
    ['A', 'Thank you, {user}, that makes our day!'],
  ],
];

/** What users write last, not read by the admins yet. */
export const openQuestions: readonly string[] = [
  'Hello, is anyone there? I have a question about my account.',
  'One more thing: can I have two jobs in my profile?',
  'My phone number has changed. Where can I enter the new one?',
  'I did not get the e-mail. Could you send it again, please?',
  'Could you please have a look at my new photo?',
  'When I open the chat on my phone, the keyboard hides the last message.',
  'Is it possible to see who has visited my profile?',
  'Thank you! One last question: do you also have people for night shifts?',
];

export const mails: readonly string[] = [
  'Dear {user},\n\nyour profile has been seen by many employers this week. Profiles with a short video are contacted twice as often: half a minute is enough.\n\nWarm regards,\n{admin}, {product}',
  'Dear {user},\n\nwe have activated your profile. Good luck with your search!\n\n{admin}, {product}',
  'Dear {user},\n\ncould you please look into your chats? An employer has been waiting for your answer for a few days.\n\nThank you,\n{admin}',
  'Dear {user},\n\nyour description is a little short on what you did at your last workplace. Two more sentences would make a real difference.\n\nBest wishes,\n{admin}, {product}',
  'Dear {user},\n\nwe noticed that your WhatsApp number could not be reached. Please check the country code in your profile.\n\nKind regards,\n{admin}',
  'Dear {user},\n\nthere are three new offers in your city that would suit you. Have a look when you find the time.\n\n{admin}, {product}',
];
