-- Admins retry and drop background jobs, and send test mails.
ALTER TYPE "AuditRecordType" ADD VALUE 'SYSTEM' AFTER 'INTEGRATION';
