import { __iconNode as IconAddressBook } from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconBuildingCommunity } from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import { __iconNode as IconBuildingStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { __iconNode as IconChecklist } from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { __iconNode as IconClipboardText } from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import { __iconNode as IconCreditCard } from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { __iconNode as IconDatabase } from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import { __iconNode as IconFileInvoice } from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import { __iconNode as IconFileUpload } from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { __iconNode as IconFlag } from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { __iconNode as IconFlag3 } from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs';
import { __iconNode as IconGavel } from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import { __iconNode as IconHistory } from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { __iconNode as IconLayoutDashboard } from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { __iconNode as IconListCheck } from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { __iconNode as IconMail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as IconMailX } from '@tabler/icons-react/dist/esm/icons/IconMailX.mjs';
import { __iconNode as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { __iconNode as IconPlug } from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs';
import { __iconNode as IconQuote } from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { __iconNode as IconReceipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { __iconNode as IconReportMoney } from '@tabler/icons-react/dist/esm/icons/IconReportMoney.mjs';
import { __iconNode as IconScale } from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { __iconNode as IconServer } from '@tabler/icons-react/dist/esm/icons/IconServer.mjs';
import { __iconNode as IconSettings } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { __iconNode as IconSpeakerphone } from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { __iconNode as IconTag } from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { __iconNode as IconUser } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { __iconNode as IconUsersPlus } from '@tabler/icons-react/dist/esm/icons/IconUsersPlus.mjs';
import { __iconNode as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { paths } from '../../app/paths.ts';
import type { Drawing } from '../../ui/base/Icon.tsx';
import type { AuditRecordType } from './auditLog/auditWords.ts';

export interface OfficePage {
  href: string;
  label: string;
  icon: Drawing;
  /** Opens the page from the keyboard, after 'g'. */
  key?: string;
  /** The kind of record that it lists, and the page of one of them. */
  record?: { type: AuditRecordType; path: { to(params: { id: number }): string } };
  /** Its number of open items. */
  work?: OfficeWork;
  /** What leads to it instead of the menu. */
  from?: 'header' | { page: string };
}

/** What asks for work, counted beside the page that has it. */
export type OfficeWork = 'reviews' | 'reports' | 'requests' | 'payments' | 'mails';

export interface OfficePageGroup {
  label: string;
  /** Of a group that is folded in the menu. */
  icon?: Drawing;
  links: OfficePage[];
}

/** The pages of the back office: its menu, the palette and the keyboard shortcuts read this. The menu shows ten entries. */
export const officePages: OfficePageGroup[] = [
  {
    label: 'Daily work',
    links: [
      { href: paths.admin.to(), label: 'Overview', icon: IconLayoutDashboard, key: 'o' },
      { href: paths.adminReviews.to(), label: 'Reviews', icon: IconChecklist, key: 'v', work: 'reviews' },
      {
        href: paths.adminReports.to(),
        label: 'Reports',
        icon: IconFlag3,
        key: 'p',
        work: 'reports',
        record: { type: 'REPORT', path: paths.adminReport },
      },
      {
        href: paths.adminContactRequests.to(),
        label: 'Contact requests',
        icon: IconAddressBook,
        key: 'r',
        work: 'requests',
        record: { type: 'CONTACT_REQUEST', path: paths.adminContactRequest },
      },
      {
        href: paths.adminIntroductions.to(),
        label: 'Introductions',
        icon: IconUsersPlus,
        key: 'i',
        from: { page: paths.adminContactRequests.to() },
      },
      {
        href: paths.chats.to(),
        label: 'Chats',
        icon: IconMessages,
        key: 'c',
        from: 'header',
        record: { type: 'CHAT', path: paths.adminChat },
      },
      {
        href: paths.adminJobSeekers.to(),
        label: 'Job seekers',
        icon: IconUser,
        key: 'j',
        record: { type: 'JOB_SEEKER', path: paths.adminJobSeeker },
      },
      {
        href: paths.adminEmployers.to(),
        label: 'Employers',
        icon: IconBuildingStore,
        key: 'e',
        record: { type: 'EMPLOYER', path: paths.adminEmployer },
      },
      {
        href: paths.adminJobOffers.to(),
        label: 'Job offers',
        icon: IconClipboardText,
        key: 'f',
        record: { type: 'JOB_OFFER', path: paths.displayJobOffer },
      },
    ],
  },
  {
    label: 'Payments',
    icon: IconCreditCard,
    links: [
      { href: paths.adminSubscriptions.to(), label: 'Subscriptions', icon: IconReceipt, key: 's', work: 'payments' },
      { href: paths.adminDisputes.to(), label: 'Disputes', icon: IconGavel },
      { href: paths.adminAccounts.to(), label: 'Accounts', icon: IconReportMoney },
      { href: paths.adminInvoices.to(), label: 'Invoices', icon: IconFileInvoice },
      { href: paths.adminPaymentDifferences.to(), label: 'Payment check', icon: IconScale },
    ],
  },
  {
    label: 'Records',
    icon: IconDatabase,
    links: [
      { href: paths.adminJobs.to(), label: 'Jobs', icon: IconBriefcase, record: { type: 'JOB', path: paths.adminJob } },
      {
        href: paths.adminCities.to(),
        label: 'Cities',
        icon: IconBuildingCommunity,
        record: { type: 'CITY', path: paths.adminCity },
      },
      { href: paths.adminCountries.to(), label: 'Countries', icon: IconWorld },
      {
        href: paths.adminContactRequestStatuses.to(),
        label: 'Statuses',
        icon: IconFlag,
        record: { type: 'CONTACT_REQUEST_STATUS', path: paths.adminContactRequestStatus },
      },
      {
        href: paths.adminEndorsements.to(),
        label: 'Home page',
        icon: IconQuote,
        record: { type: 'ENDORSEMENT', path: paths.adminEndorsement },
      },
      {
        href: paths.adminCareers.to(),
        label: 'Careers',
        icon: IconSpeakerphone,
        record: { type: 'CAREER', path: paths.adminCareer },
      },
      {
        href: paths.adminEmailTemplates.to(),
        label: 'E-mail templates',
        icon: IconMail,
        record: { type: 'EMAIL_TEMPLATE', path: paths.adminEmailTemplate },
      },
    ],
  },
  {
    label: 'Settings',
    icon: IconSettings,
    links: [
      {
        href: paths.adminPrices.to(),
        label: 'Prices',
        icon: IconTag,
        record: { type: 'PRICING_OPTION', path: paths.adminPrices },
      },
      { href: paths.adminImports.to(), label: 'Import', icon: IconFileUpload },
      {
        href: paths.adminBulkActions.to(),
        label: 'Bulk actions',
        icon: IconListCheck,
        key: 'b',
        record: { type: 'BULK_ACTION', path: paths.adminBulkAction },
      },
      { href: paths.adminFailedEmails.to(), label: 'Failed emails', icon: IconMailX, work: 'mails' },
      {
        href: paths.adminIntegrations.to(),
        label: 'Integrations',
        icon: IconPlug,
        record: { type: 'INTEGRATION', path: paths.adminIntegration },
      },
      { href: paths.adminAuditLog.to(), label: 'Audit log', icon: IconHistory, key: 'a' },
      { href: paths.adminSystem.to(), label: 'System', icon: IconServer },
    ],
  },
];

/** The page of a record that still exists; null for records without one. */
export const recordPath = (type: AuditRecordType, id: number): string | null =>
  officePages
    .flatMap(({ links }) => links)
    .find(({ record }) => record?.type === type)
    ?.record?.path.to({ id }) ?? null;
