/** The nouns of the layer, with the paths of each. */
export const tags: { name: string; description: string; paths: string[] }[] = [
  {
    name: 'Accounts',
    description:
      'Signing in and out. Browsers get a session cookie, apps an access token, which every other call reads.',
    paths: ['/api/auth/'],
  },
  {
    name: 'Job seekers',
    description: 'The public search, the list of the back office, and profiles.',
    paths: ['/api/candidates'],
  },
  {
    name: 'Users',
    description: 'The viewer, and users by their id. A user id is the id of the job seeker or employer.',
    paths: ['/api/user/', '/api/get-user-info', '/api/save-user-info'],
  },
  {
    name: 'Employers',
    description: 'Employers, and guests: employers without a login, known by a cookie for an hour.',
    paths: ['/api/employers'],
  },
  {
    name: 'Job offers',
    description: 'The active ones are public. Employers change their own, admins all.',
    paths: ['/api/job-offer', '/api/my-job-offers', '/api/feeds/job-offers'],
  },
  {
    name: 'Contact requests',
    description: 'An employer contacts a job seeker; an admin introduces the two.',
    paths: ['/api/contact_requests'],
  },
  {
    name: 'Contact request statuses',
    description: 'How far a contact request has come, in words of the back office.',
    paths: ['/api/contact-request-status'],
  },
  {
    name: 'Chats',
    description: 'Chats with their messages and files. New messages come by the event socket, described above.',
    paths: ['/api/chat', '/api/support-chat'],
  },
  {
    name: 'Payment',
    description: 'What a subscription costs, and buying one. A `price` is in whole units of its currency.',
    paths: ['/api/payment/'],
  },
  { name: 'Jobs', description: 'What people are hired for.', paths: ['/api/jobs'] },
  { name: 'Cities', description: 'Where people work, with the hourly rates to choose from.', paths: ['/api/cities'] },
  {
    name: 'Reference data',
    description: 'What profiles choose from.',
    paths: ['/api/countries', '/api/sex', '/api/experience', '/api/languages'],
  },
  { name: 'Careers', description: 'Work at the company itself.', paths: ['/api/careers'] },
];

/** The noun of a path. */
export function tagOf(path: string): string {
  const tag = tags.find(({ paths }) => paths.some((begin) => path.startsWith(begin)));
  if (!tag) throw new Error(`No noun has ${path}.`);
  return tag.name;
}
