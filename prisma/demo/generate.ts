import { verifyPeople } from './badge.ts';
import { type EnclosedFile, numberChats } from './chat.ts';
import { describeCompanies } from './company.ts';
import { generateContactRequests } from './contactRequest.ts';
import { generateEmailMessages } from './emailMessage.ts';
import { generateEndorsements } from './endorsement.ts';
import { generateJobOffers } from './jobOffer.ts';
import { generateJobOfferDays } from './jobOfferDay.ts';
import { generateJobReferences } from './jobReference.ts';
import { generateOfferAlerts } from './offerAlert.ts';
import { generatePeople, type People, type VideoUris } from './people.ts';
import type { Picture } from './picture.ts';
import { generateProfileDays } from './profileDay.ts';
import { createRandom } from './random.ts';
import { generateRatings } from './rating.ts';
import { generateReference, type ReferenceRows } from './reference.ts';
import { generateReports } from './report.ts';
import { generateReviews } from './review.ts';
import type {
  ChatRow,
  ContactRequestRow,
  EmailMessageRow,
  EndorsementRow,
  JobApplicationRow,
  JobOfferDayRow,
  JobOfferRow,
  JobReferenceRow,
  MessageRow,
  OfferAlertRow,
  ParticipantRow,
  ProfileDayRow,
  RatingRow,
  ReportRow,
  ReviewRow,
  SavedJobOfferRow,
  SavedSearchRow,
  ShortlistEntryRow,
  SubscriptionRow,
  UserRow,
} from './rows.ts';
import { generateSavedJobOffers } from './savedJobOffer.ts';
import { generateSavedSearches } from './savedSearch.ts';
import { generateShortlists } from './shortlist.ts';
import { generateSubscriptions } from './subscription.ts';
import { collectFacts, generateSupportChats } from './supportChat.ts';
import { later } from './timeline.ts';

/** Rows by table, in an order in which they can be inserted. */
export interface DemoRows extends ReferenceRows {
  user: UserRow[];
  subscription: SubscriptionRow[];
  job_offer: JobOfferRow[];
  saved_job_offer: SavedJobOfferRow[];
  job_reference: JobReferenceRow[];
  offer_alert: OfferAlertRow[];
  saved_search: SavedSearchRow[];
  shortlist_entry: ShortlistEntryRow[];
  chat: ChatRow[];
  contact_request: ContactRequestRow[];
  message: MessageRow[];
  chat_participant: ParticipantRow[];
  email_message: EmailMessageRow[];
  profile_day: ProfileDayRow[];
  job_application: JobApplicationRow[];
  job_offer_day: JobOfferDayRow[];
  review: ReviewRow[];
  report: ReportRow[];
  endorsement: EndorsementRow[];
  rating: RatingRow[];
}

export interface Demo {
  rows: DemoRows;
  people: People;
  /** Portraits and logos, with their owners. */
  pictures: { picture: Picture; owner: UserRow }[];
  /** Pictures and documents of chats. */
  enclosures: EnclosedFile[];
}

export const demoSeed = 'hired hands, by the hour';
export const demoCounts = { jobSeekers: 600, employers: 150, jobOffers: 420, contactRequests: 340 };

/** A live business as of `now`: the same seed and the same moment give the same rows. */
export function generateDemo(options: { now: Date; productName: string; videoUris: VideoUris; seed?: string }): Demo {
  const { now, productName, videoUris } = options;
  const seed = createRandom(options.seed ?? demoSeed);
  const { rows: referenceRows, reference } = generateReference(now, productName);
  const people = generatePeople(seed, reference, now, demoCounts, videoUris);
  const subscription = generateSubscriptions(seed, people, referenceRows.pricing_option, now);
  const offers = generateJobOffers(seed, reference, people, now, demoCounts.jobOffers);
  const logos = describeCompanies(seed, people, offers.rows, offers.pictures);
  const endorsements = generateEndorsements(seed, people.accounts.admin, now);
  const contacts = generateContactRequests(seed, people, offers.offers, subscription, now, {
    requests: demoCounts.contactRequests,
    pending: 14,
    introduced: 22,
    applications: 90,
  });
  const support = generateSupportChats(seed, people, collectFacts(people, contacts, subscription), now, productName, {
    jobSeekers: 110,
    employers: 34,
    open: 14,
  });
  const { chats, messages, participants, applications, enclosures } = numberChats([...contacts.chats, ...support]);

  const userById = new Map(people.rows.map((row) => [row.id, row]));
  for (const { user_id, created_at } of messages) {
    const writer = userById.get(user_id);
    if (writer) writer.last_seen_at = later(writer.last_seen_at ?? created_at, created_at);
  }
  verifyPeople(seed, people, now);
  const references = generateJobReferences(seed, people, now);

  // Who can be signed in as has mail about what they have not read: the outbox of the demo begins with it.
  const { employer, premium, jobSeeker } = people.accounts;
  const accounts = new Set([employer, premium, jobSeeker].map(({ row }) => row.id));
  const mailed = (place: ParticipantRow) =>
    accounts.has(place.user_id) && place.read_message_id < place.last_message_id;

  return {
    people,
    pictures: [...people.pictures, ...offers.pictures, ...logos, ...endorsements.pictures],
    enclosures,
    rows: {
      ...referenceRows,
      user: people.rows,
      subscription,
      job_offer: offers.rows,
      saved_job_offer: generateSavedJobOffers(seed, people, offers.rows, now),
      job_reference: references,
      offer_alert: generateOfferAlerts(seed, people, now),
      saved_search: generateSavedSearches(people, now),
      shortlist_entry: generateShortlists(seed, people, now),
      chat: chats,
      contact_request: contacts.requests.map(({ row, chat }) => ({
        ...row,
        chat_id: chat.row.id,
        last_message_at: chat.row.last_message_at,
        latest_message_at: chat.row.last_message_id > 0 ? chat.row.last_message_at : null,
      })),
      message: messages,
      chat_participant: participants.map((place) => ({ ...place, mail_due_at: mailed(place) ? now : null })),
      profile_day: generateProfileDays(seed, people.jobSeekers, now),
      job_application: applications,
      endorsement: endorsements.rows,
      rating: generateRatings(seed, people.rows, chats, messages, now),
      report: generateReports(seed, people, offers.rows, chats, messages, now),
      review: generateReviews(seed, people, offers.rows, now),
      job_offer_day: generateJobOfferDays(seed, offers.rows, now),
      email_message: generateEmailMessages(seed, people, now, productName, 90),
    },
  };
}
