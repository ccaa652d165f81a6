/** What employers of the demo say about job seekers, by stars. Null: stars alone. */
export const ratingTexts: Record<3 | 4 | 5, readonly (string | null)[]> = {
  5: [
    'Came early, knew what to do and stayed until everything was clean. We have asked for more days already.',
    'Friendly with everyone, even at the end of a long day. People still ask when there will be another shift.',
    'Learned our ways in two shifts. I would hire again at once.',
    'Reliable, quick and honest. Told me a week ahead when a day did not suit.',
    'Exactly what the profile says. The trial shift was enough to be sure.',
    null,
  ],
  4: [
    'Good work and good manners. Took a shift or two to get used to how we do things.',
    'On time every day. Needs a little help now and then, but asks for it.',
    'Calm when it was full. I would have liked an answer on weekends as well.',
    null,
  ],
  3: ['The work was fine. We had different ideas about the hours, so it stayed at one shift.', null],
};

export const ratingReplies: readonly string[] = [
  'Thank you. I enjoyed it, and I am happy to come again.',
  'Thank you for the kind words, and greetings to everyone.',
  'Thank you. I have practised since then.',
];
