import { makeJobSeeker } from '../../support/factories.ts';
import * as make from '../make.ts';
import type { Noun } from '../noun.ts';
import { jobSeekerGraph } from './graph.ts';
import { jobSeekerRest } from './rest.ts';

export const jobSeeker = {
  graph: jobSeekerGraph,
  args: { 'Query.jobListing': () => ['(readings: [{ job: "all" }])'] },
  rest: jobSeekerRest,
  fields: {
    'query.searchpage': 'page',
    'query.filters[city_id]': 'idFilter',
    'query.filters[job_id]': 'idFilter',
    'query.filters[experience_id]': 'idFilter',
    'query.filters[exceptUserId]': 'idFilter',
    'query.filters[active]': 'flag',
    'query.filters[updated]': 'flag',
    'query.filters[user_has_photo_uri]': 'flag',
    'query.filters[unreadMessages]': 'flag',
    'query.filters[orderByPopularity]': 'direction',
    'query.filters[orderByPrice]': 'direction',
    'query.filters[orderByExperience]': 'direction',
    'query.filters[orderByLastMessageReceived]': 'direction',
    'query.filters[sex]': 'words',
    'query.filters[q]': 'words',
    'body.name': 'text',
    'body.email': 'email',
    'body.whats_app': 'phone',
    'body.whatsApp': 'phone',
    'body.sex': 'reference',
    'body.native_country': 'reference',
    'body.language': 'reference',
    'body.city': 'reference',
    'body.job': 'reference',
    'body.experience': 'reference',
    // Ignored where the country offers no list.
    'body.situation_in_country': 'anyText',
    'body.zip_code': 'text',
    'body.job_areas': 'text',
    'body.min_rate': 'rate',
    'body.title': 'text',
    'body.description': 'text',
    'body.answer1': 'text',
    'body.answer2': 'text',
    'body.answer3': 'text',
    'body.answer4': 'text',
    'body.part_time': 'flag',
    'body.full_time': 'flag',
    'body.video_transcript': 'text',
    'body.active': 'flag',
  },
  texts: {
    whatsApp: ['+6591234567', '+49 30 1234567'],
    title: ['Friendly waiter', 'Hi'],
    description: [make.longText, 'Short.'],
    zipCode: ['018956'],
    situationInCountry: ['Work permit'],
  },
  hidden: ({ app, people, catalog }) => {
    const { db } = app.services;
    const { id } = people.jobSeeker;
    const column = (name: string) => (text: string) => db.user.update({ where: { id }, data: { [name]: text } });
    return {
      "the job seeker's surname": {
        set: (text) => column('name')(`Maria ${text}`),
        seenBy: ['jobSeeker', 'premium', 'admin'],
      },
      "the job seeker's email": {
        set: (text) => {
          const email = `${text}@hidden.test`;
          return db.user.update({ where: { id }, data: { email, loginEmail: email } });
        },
        seenBy: ['jobSeeker', 'premium', 'admin'],
      },
      "the job seeker's WhatsApp": { set: column('whatsApp'), seenBy: ['jobSeeker', 'premium', 'admin'] },
      "the job seeker's zip code": { set: column('zipCode'), seenBy: ['jobSeeker', 'admin'] },
      "the job seeker's situation": { set: column('situationInCountry'), seenBy: ['jobSeeker', 'admin'] },
      'a paused job seeker': {
        set: (title) => makeJobSeeker(db, catalog, { active: false, title }),
        seenBy: ['admin'],
      },
    };
  },
  makeSpare: make.jobSeeker,
} satisfies Noun;
