import type { Route } from '../app/routing/route.ts';
import { accountsRoute } from './admin/accounts/route.ts';
import { auditLogRoute } from './admin/auditLog/route.ts';
import { bulkActionRoutes } from './admin/bulkActions/route.ts';
import { adminCareerRoutes } from './admin/careers/route.ts';
import { adminChatRoute } from './admin/chat/route.ts';
import { cityRoutes } from './admin/cities/route.ts';
import { contactRequestRoutes } from './admin/contactRequests/route.ts';
import { countriesRoute } from './admin/countries/route.ts';
import { disputesRoute } from './admin/disputes/route.ts';
import { emailTemplateRoutes } from './admin/emailTemplates/route.ts';
import { employerSubscriptionsRoute } from './admin/employerSubscriptions/route.ts';
import { adminEmployerRoutes } from './admin/employers/route.ts';
import { adminEndorsementRoutes } from './admin/endorsements/route.ts';
import { failedEmailsRoute } from './admin/failedEmails/route.ts';
import { importRoute } from './admin/imports/route.ts';
import { integrationRoutes } from './admin/integrations/route.ts';
import { introductionsRoute } from './admin/introductions/route.ts';
import { adminJobOfferRoutes } from './admin/jobOffers/route.ts';
import { adminJobSeekerRoute } from './admin/jobSeeker/route.ts';
import { adminJobSeekersRoute } from './admin/jobSeekers/route.ts';
import { jobRoutes } from './admin/jobs/route.ts';
import { OfficeFrame } from './admin/OfficeFrame.tsx';
import { adminRoute } from './admin/overview/route.ts';
import { paymentDifferencesRoute } from './admin/paymentDifferences/route.ts';
import { pricesRoute } from './admin/prices/route.ts';
import { reportRoutes } from './admin/reports/route.ts';
import { reviewRoutes } from './admin/reviews/route.ts';
import { statusRoutes } from './admin/statuses/route.ts';
import { subscriptionsRoute } from './admin/subscriptions/route.ts';
import { adminSupportChatRoute } from './admin/supportChat/route.ts';

/**
 * The back office: what only admins open. A route belongs here if its screen is in screens/admin, and its address is below
 * /admin. Others are sent nothing of these pages: neither their data nor this list, nor any file that only it leads to.
 */
export const officeRoutes: readonly Route[] = [
  adminRoute,
  ...reviewRoutes,
  ...reportRoutes,
  ...contactRequestRoutes,
  adminChatRoute,
  adminSupportChatRoute,
  introductionsRoute,
  subscriptionsRoute,
  employerSubscriptionsRoute,
  pricesRoute,
  disputesRoute,
  accountsRoute,
  paymentDifferencesRoute,
  adminJobSeekersRoute,
  adminJobSeekerRoute,
  ...adminEmployerRoutes,
  ...adminJobOfferRoutes,
  ...jobRoutes,
  ...cityRoutes,
  countriesRoute,
  ...statusRoutes,
  ...adminCareerRoutes,
  ...adminEndorsementRoutes,
  ...bulkActionRoutes,
  failedEmailsRoute,
  importRoute,
  ...integrationRoutes,
  auditLogRoute,
  ...emailTemplateRoutes,
];

/** What is around these pages comes with their list, because it is closed too. */
export default OfficeFrame;
