import type { DocumentedCall } from '../calls.ts';

/** Who may make each call that is not public. What each viewer sees in the response is decided elsewhere. */
type Who = 'everyone' | 'users' | 'people with a login' | 'admins';

const calls: Record<Exclude<Who, 'everyone'>, readonly DocumentedCall[]> = {
  admins: [
    'POST /api/jobs',
    'PUT /api/jobs/{id}',
    'DELETE /api/jobs/{id}',
    'POST /api/cities',
    'PUT /api/cities/{id}',
    'DELETE /api/cities/{id}',
    'PUT /api/candidates/{id}/change-status',
    'DELETE /api/candidates/{id}',
    'POST /api/candidates/email/{id}',
    'GET /api/get-user-info-admin',
    'POST /api/job-offers',
    'PUT /api/job-offers/{id}',
    'DELETE /api/job-offers/{id}',
    'GET /api/employers',
    'DELETE /api/employers/{id}',
    'POST /api/employers/email/{id}',
    'GET /api/contact_requests',
    'DELETE /api/contact_requests/{id}',
    'PUT /api/contact_requests/{id}/change-status-to/{statusId}',
    'POST /api/contact_requests/admin-introduce-candidate',
    'GET /api/contact-request-status',
    'POST /api/contact-request-status',
    'GET /api/contact-request-status/{id}',
    'PUT /api/contact-request-status/{id}',
    'DELETE /api/contact-request-status/{id}',
    'POST /api/careers',
    'PUT /api/careers/{id}',
    'DELETE /api/careers/{id}',
  ],
  'people with a login': [
    'GET /api/my-job-offers',
    'POST /api/my-job-offers',
    'PUT /api/my-job-offers/{id}',
    'DELETE /api/my-job-offers/{id}',
    'POST /api/job-offer-upload-image',
    'PUT /api/candidates/{id}',
    'PUT /api/employers/{id}',
    'POST /api/save-user-info',
    'POST /api/user/{id}/upload-file-image',
    'POST /api/user/{id}/upload-file-video',
  ],
  users: [
    'GET /api/get-user-info',
    'GET /api/get-user-info-if-employer',
    'GET /api/user/{id}',
    'GET /api/contact_requests/{id}',
    'GET /api/contact_requests/get-pending-introduction/{candidateId}',
    'POST /api/contact_requests/activate-new-introduction/{id}',
    'POST /api/support-chat-with-user-{employerId}',
    'GET /api/chat-with-user-{employerId}',
    'POST /api/chat-upload-image',
    'POST /api/chat-upload-document',
  ],
};

type Security = Record<string, string[]>[];

/** For each kind of viewer the cookies with their role, and a description. */
const required: Record<Who, { security: Security; description: string }> = {
  everyone: {
    security: [{}, { session: [] }, { guest: [] }],
    description: 'Public.',
  },
  users: {
    security: [{ session: [] }, { guest: [] }],
    description: 'For users who are signed in, and guests by their cookie.',
  },
  'people with a login': { security: [{ session: [] }], description: 'For users who are signed in.' },
  admins: { security: [{ session: ['ROLE_ADMIN'] }], description: 'For admins.' },
};

/** Who may make a call. */
export function askedBy(call: string): { security: Security; description: string } {
  const is = (who: Exclude<Who, 'everyone'>) => calls[who].some((one) => one === call);
  if (is('admins')) return required.admins;
  if (is('people with a login')) return required['people with a login'];
  return is('users') ? required.users : required.everyone;
}
