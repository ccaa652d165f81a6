import './types/failure.ts';
import './types/reference.ts';
import './types/job.ts';
import './types/city.ts';
import './types/career.ts';
import './types/contactRequestStatus.ts';
import './types/user.ts';
import './types/jobSeeker.ts';
import './types/jobOffer.ts';
import './types/jobOfferLists.ts';
import './types/jobOfferMutations.ts';
import './types/people.ts';
import './types/message.ts';
import './types/chat.ts';
import './types/chatMutations.ts';
import './types/chatEvents.ts';
import './types/shareLink.ts';
import './types/contactRequest.ts';
import './types/subscription.ts';
import './types/viewer.ts';
import './types/upload.ts';
import './types/demo.ts';
import { builder } from './builder.ts';

/** The whole graph. */
export const schema = builder.toSchema();
