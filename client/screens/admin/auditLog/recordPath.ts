import { paths } from '../../../app/paths.ts';
import type { AuditRecordType } from './auditWords.ts';

/** The page of a record that still exists; null for records without one. */
export function recordPath(type: AuditRecordType, id: number): string | null {
  switch (type) {
    case 'JOB_SEEKER':
      return paths.adminJobSeeker.to({ id });
    case 'EMPLOYER':
      return paths.adminEmployer.to({ id });
    case 'JOB_OFFER':
      return paths.displayJobOffer.to({ id });
    case 'CONTACT_REQUEST':
      return paths.adminContactRequest.to({ id });
    case 'CHAT':
      return paths.adminChat.to({ id });
    case 'PRICING_OPTION':
      return paths.adminPrices.to();
    case 'JOB':
      return paths.adminJob.to({ id });
    case 'CITY':
      return paths.adminCity.to({ id });
    case 'CAREER':
      return paths.adminCareer.to({ id });
    case 'ENDORSEMENT':
      return paths.adminEndorsement.to({ id });
    case 'CONTACT_REQUEST_STATUS':
      return paths.adminContactRequestStatus.to({ id });
    case 'REPORT':
      return paths.adminReport.to({ id });
    case 'EMAIL_TEMPLATE':
      return paths.adminEmailTemplate.to({ id });
    case 'BULK_ACTION':
      return paths.adminBulkAction.to({ id });
    default:
      return null;
  }
}
