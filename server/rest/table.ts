import { calls as accounts } from '../domain/accounts/rest.ts';
import { calls as billing } from '../domain/billing/rest.ts';
import { calls as chat } from '../domain/chat/rest.ts';
import { calls as core } from '../domain/core/rest.ts';
import { calls as files } from '../domain/files/rest.ts';
import { calls as hiring } from '../domain/hiring/rest.ts';
import { calls as offers } from '../domain/offers/rest.ts';
import { calls as office } from '../domain/office/rest.ts';
import { calls as people } from '../domain/people/rest.ts';
import type { Row } from './row.ts';

/** The documented calls, by noun. */
export const table = {
  ...core,
  ...accounts,
  ...files,
  ...chat,
  ...people,
  ...offers,
  ...hiring,
  ...billing,
  ...office,
} satisfies Record<DocumentedCall, Row>;

/** Every documented call by method and path. `{…}` is a parameter. */
export type DocumentedCall =
  // Reference data
  | 'GET /api/jobs'
  | 'POST /api/jobs'
  | 'GET /api/jobs/{id}'
  | 'PUT /api/jobs/{id}'
  | 'DELETE /api/jobs/{id}'
  | 'GET /api/cities'
  | 'POST /api/cities'
  | 'GET /api/cities/{id}'
  | 'PUT /api/cities/{id}'
  | 'DELETE /api/cities/{id}'
  | 'GET /api/countries'
  | 'GET /api/sex'
  | 'GET /api/experience'
  | 'GET /api/languages'
  // Job offers
  | 'GET /api/job-offers'
  | 'POST /api/job-offers'
  | 'GET /api/job-offers/{id}'
  | 'PUT /api/job-offers/{id}'
  | 'DELETE /api/job-offers/{id}'
  | 'GET /api/my-job-offers'
  | 'POST /api/my-job-offers'
  | 'PUT /api/my-job-offers/{id}'
  | 'DELETE /api/my-job-offers/{id}'
  | 'POST /api/job-offer-upload-image'
  | 'GET /api/feeds/job-offers.json'
  | 'GET /api/feeds/job-offers.xml'
  // Job seekers and the viewer
  | 'GET /api/candidates'
  | 'GET /api/candidates/minimal'
  | 'PUT /api/candidates/{id}'
  | 'PUT /api/candidates/{id}/change-status'
  | 'DELETE /api/candidates/{id}'
  | 'POST /api/candidates/email/{id}'
  | 'GET /api/user/{id}'
  | 'GET /api/user/{id}/public'
  | 'POST /api/user/{id}/upload-file-image'
  | 'POST /api/user/{id}/upload-file-video'
  | 'GET /api/get-user-info'
  | 'GET /api/get-user-info-admin'
  | 'GET /api/get-user-info-if-employer'
  | 'POST /api/save-user-info'
  // Employers
  | 'GET /api/employers'
  | 'PUT /api/employers/{id}'
  | 'DELETE /api/employers/{id}'
  | 'POST /api/employers/email/{id}'
  | 'POST /api/employers/no-login'
  // Contact requests
  | 'GET /api/contact_requests'
  | 'GET /api/contact_requests/{id}'
  | 'DELETE /api/contact_requests/{id}'
  | 'PUT /api/contact_requests/{id}/change-status-to/{statusId}'
  | 'POST /api/contact_requests/employer-contact-candidate'
  | 'POST /api/contact_requests/admin-introduce-candidate'
  | 'GET /api/contact_requests/get-pending-introduction/{candidateId}'
  | 'POST /api/contact_requests/activate-new-introduction/{id}'
  | 'GET /api/contact-request-status'
  | 'POST /api/contact-request-status'
  | 'GET /api/contact-request-status/{id}'
  | 'PUT /api/contact-request-status/{id}'
  | 'DELETE /api/contact-request-status/{id}'
  // Chats
  | 'GET /api/chat/{id}'
  | 'GET /api/chat/{shared_hash}/employer'
  | 'POST /api/chat/{chatId}/i-saw-last-message/{userId}'
  | 'POST /api/chat-upload-image'
  | 'POST /api/chat-upload-document'
  | 'POST /api/support-chat-with-user-{employerId}'
  | 'GET /api/chat-with-user-{employerId}'
  // Payment
  | 'POST /api/payment/get_pricing'
  | 'POST /api/payment/employer-subscription'
  | 'GET /api/payment/validate_payment/{session id}'
  // Careers
  | 'GET /api/careers'
  | 'POST /api/careers'
  | 'GET /api/careers/{id}'
  | 'PUT /api/careers/{id}'
  | 'DELETE /api/careers/{id}';
