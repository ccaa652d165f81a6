import AccountsScreenQuery from '../__generated__/AccountsScreenQuery$parameters.ts';
import AdminChatScreenQuery from '../__generated__/AdminChatScreenQuery$parameters.ts';
import AdminEmployerScreenQuery from '../__generated__/AdminEmployerScreenQuery$parameters.ts';
import AdminEmployersScreenQuery from '../__generated__/AdminEmployersScreenQuery$parameters.ts';
import AdminJobOfferScreenCreateQuery from '../__generated__/AdminJobOfferScreenCreateQuery$parameters.ts';
import AdminJobOfferScreenEditQuery from '../__generated__/AdminJobOfferScreenEditQuery$parameters.ts';
import AdminJobOffersScreenQuery from '../__generated__/AdminJobOffersScreenQuery$parameters.ts';
import AdminJobSeekerScreenQuery from '../__generated__/AdminJobSeekerScreenQuery$parameters.ts';
import AdminJobSeekersScreenQuery from '../__generated__/AdminJobSeekersScreenQuery$parameters.ts';
import AdminScreenQuery from '../__generated__/AdminScreenQuery$parameters.ts';
import AdminSupportChatScreenQuery from '../__generated__/AdminSupportChatScreenQuery$parameters.ts';
import AuditLogScreenQuery from '../__generated__/AuditLogScreenQuery$parameters.ts';
import BulkActionScreenQuery from '../__generated__/BulkActionScreenQuery$parameters.ts';
import BulkActionsScreenQuery from '../__generated__/BulkActionsScreenQuery$parameters.ts';
import ContactRequestScreenQuery from '../__generated__/ContactRequestScreenQuery$parameters.ts';
import ContactRequestsScreenQuery from '../__generated__/ContactRequestsScreenQuery$parameters.ts';
import DisputesScreenQuery from '../__generated__/DisputesScreenQuery$parameters.ts';
import EmployerContactRequestsScreenQuery from '../__generated__/EmployerContactRequestsScreenQuery$parameters.ts';
import EmployerSubscriptionsScreenQuery from '../__generated__/EmployerSubscriptionsScreenQuery$parameters.ts';
import FailedEmailsScreenQuery from '../__generated__/FailedEmailsScreenQuery$parameters.ts';
import IntegrationScreensListQuery from '../__generated__/IntegrationScreensListQuery$parameters.ts';
import IntegrationScreensPageQuery from '../__generated__/IntegrationScreensPageQuery$parameters.ts';
import IntroductionsScreenQuery from '../__generated__/IntroductionsScreenQuery$parameters.ts';
import InvoiceRegisterScreenQuery from '../__generated__/InvoiceRegisterScreenQuery$parameters.ts';
import PaymentDifferencesScreenQuery from '../__generated__/PaymentDifferencesScreenQuery$parameters.ts';
import PricesScreenQuery from '../__generated__/PricesScreenQuery$parameters.ts';
import ReportScreenQuery from '../__generated__/ReportScreenQuery$parameters.ts';
import ReportsScreenQuery from '../__generated__/ReportsScreenQuery$parameters.ts';
import ReviewScreenQuery from '../__generated__/ReviewScreenQuery$parameters.ts';
import ReviewsScreenQuery from '../__generated__/ReviewsScreenQuery$parameters.ts';
import SubscriptionsScreenQuery from '../__generated__/SubscriptionsScreenQuery$parameters.ts';
import SystemScreenQuery from '../__generated__/SystemScreenQuery$parameters.ts';
import { paths } from '../app/paths.ts';
import { definePlainRoute, defineRoute, type Route } from '../app/routing/route.ts';
import { plainList } from '../features/core/list/defineList.ts';
import { auditLogVariables } from './admin/auditLog/auditLogList.ts';
import {
  accountsVariables,
  bulkItemVariables,
  contactRequestVariables,
  differenceVariables,
  disputeVariables,
  employerVariables,
  jobOfferVariables,
  jobSeekerVariables,
  overviewVariables,
  subscriptionVariables,
} from './admin/lists.ts';
import { OfficeFrame } from './admin/OfficeFrame.tsx';
import { recordRoutes } from './admin/records/routes.ts';
import { reportVariables } from './admin/reports/reportList.ts';
import { reviewVariables } from './admin/reviews/reviewList.ts';

/**
 * The back office: what only admins open. A route belongs here if its screen is in screens/admin, and its address is below
 * /admin. Others are sent nothing of these pages: neither their data nor this list, nor any file that only it leads to.
 */
export const officeRoutes: readonly Route[] = [
  defineRoute({
    path: paths.admin,
    query: AdminScreenQuery,
    variables: ({ search }) => overviewVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/overview/AdminScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminReviews,
    query: ReviewsScreenQuery,
    variables: ({ search }) => reviewVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/reviews/ReviewsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminReview,
    query: ReviewScreenQuery,
    // The filter of the queue decides what comes next.
    variables: ({ params, search }) => ({ ...params, filter: reviewVariables(search).filter }),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/reviews/ReviewScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminReports,
    query: ReportsScreenQuery,
    variables: ({ search }) => reportVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/reports/ReportsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminReport,
    query: ReportScreenQuery,
    variables: ({ params }) => params,
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/reports/ReportScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminContactRequests,
    query: ContactRequestsScreenQuery,
    variables: ({ search }) => contactRequestVariables(search),
    screen: () => import('./admin/contactRequests/ContactRequestsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminContactRequest,
    query: ContactRequestScreenQuery,
    variables: ({ params }) => params,
    screen: () => import('./admin/contactRequests/ContactRequestScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEmployerContactRequests,
    query: EmployerContactRequestsScreenQuery,
    variables: ({ params, search }) => ({ ...params, ...plainList.variables(search).page }),
    screen: () => import('./admin/contactRequests/EmployerContactRequestsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminChat,
    frame: 'fills',
    query: AdminChatScreenQuery,
    variables: ({ params }) => ({ reference: { databaseId: params.id } }),
    screen: () => import('./admin/chat/AdminChatScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminSupportChat,
    frame: 'fills',
    query: AdminSupportChatScreenQuery,
    variables: ({ params }) => ({ id: params.userId }),
    screen: () => import('./admin/supportChat/AdminSupportChatScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminIntroductions,
    query: IntroductionsScreenQuery,
    variables: ({ search }) => plainList.variables(search).page,
    screen: () => import('./admin/introductions/IntroductionsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminSubscriptions,
    query: SubscriptionsScreenQuery,
    variables: ({ search }) => subscriptionVariables(search),
    screen: () => import('./admin/subscriptions/SubscriptionsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEmployerSubscriptions,
    query: EmployerSubscriptionsScreenQuery,
    variables: ({ params, search }) => ({ ...params, ...plainList.variables(search).page }),
    screen: () => import('./admin/employerSubscriptions/EmployerSubscriptionsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminPrices,
    query: PricesScreenQuery,
    variables: () => ({}),
    screen: () => import('./admin/prices/PricesScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminDisputes,
    query: DisputesScreenQuery,
    variables: ({ search }) => disputeVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/disputes/DisputesScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminAccounts,
    query: AccountsScreenQuery,
    variables: ({ search }) => accountsVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/accounts/AccountsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminInvoices,
    query: InvoiceRegisterScreenQuery,
    variables: ({ search }) => accountsVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/invoices/InvoiceRegisterScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminPaymentDifferences,
    query: PaymentDifferencesScreenQuery,
    variables: ({ search }) => differenceVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/paymentDifferences/PaymentDifferencesScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminSystem,
    query: SystemScreenQuery,
    variables: () => ({}),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/system/SystemScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminJobSeekers,
    query: AdminJobSeekersScreenQuery,
    variables: ({ search }) => jobSeekerVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/jobSeekers/AdminJobSeekersScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminJobSeeker,
    query: AdminJobSeekerScreenQuery,
    variables: ({ params }) => params,
    screen: () => import('./admin/jobSeeker/AdminJobSeekerScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEmployers,
    query: AdminEmployersScreenQuery,
    variables: ({ search }) => employerVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/employers/AdminEmployersScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEmployer,
    query: AdminEmployerScreenQuery,
    variables: ({ params }) => params,
    screen: () => import('./admin/employers/AdminEmployerScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminJobOffers,
    query: AdminJobOffersScreenQuery,
    variables: ({ search }) => jobOfferVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/jobOffers/AdminJobOffersScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateJobOffer,
    query: AdminJobOfferScreenCreateQuery,
    variables: () => ({}),
    screen: () => import('./admin/jobOffers/AdminJobOfferScreen.tsx').then(({ create }) => create),
  }),
  defineRoute({
    path: paths.adminJobOffer,
    query: AdminJobOfferScreenEditQuery,
    variables: ({ params }) => params,
    screen: () => import('./admin/jobOffers/AdminJobOfferScreen.tsx').then(({ edit }) => edit),
  }),
  ...recordRoutes,
  defineRoute({
    path: paths.adminBulkActions,
    query: BulkActionsScreenQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/bulkActions/BulkActionsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminBulkAction,
    query: BulkActionScreenQuery,
    variables: ({ params, search }) => ({ ...params, ...bulkItemVariables(search) }),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/bulkActions/BulkActionScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminFailedEmails,
    query: FailedEmailsScreenQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/failedEmails/FailedEmailsScreen.tsx'),
  }),
  definePlainRoute({
    path: paths.adminImports,
    screen: () => import('./admin/imports/ImportScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminIntegrations,
    query: IntegrationScreensListQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/integrations/IntegrationScreens.tsx').then(({ list }) => list),
  }),
  defineRoute({
    path: paths.adminIntegration,
    query: IntegrationScreensPageQuery,
    variables: ({ params }) => params,
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/integrations/IntegrationScreens.tsx').then(({ page }) => page),
  }),
  defineRoute({
    path: paths.adminAuditLog,
    query: AuditLogScreenQuery,
    variables: ({ search }) => auditLogVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./admin/auditLog/AuditLogScreen.tsx'),
  }),
];

/** What is around these pages comes with their list, because it is closed too. */
export default OfficeFrame;
