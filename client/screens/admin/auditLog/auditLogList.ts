import { isDay } from '../../../../server/domain/core/text/format/typed.ts';
import { id } from '../../../app/routing/path.ts';
import { defineList } from '../../../features/core/list/defineList.ts';
import { type AuditAction, type AuditRecordType, actionLabels, recordNouns } from './auditWords.ts';

/** The names of an enum of the graph, in lower case in the address. */
function nameIn<Name extends string>(names: Readonly<Record<Name, unknown>>) {
  const isName = (text: string): text is Name => text in names;
  return {
    read: (text: string): Name | null => {
      const name = text.toUpperCase();
      return isName(name) ? name : null;
    },
    write: (name: Name) => name.toLowerCase(),
  };
}

/** A day of the calendar in UTC, '2026-12-24'. */
const day = {
  read: (text: string) => (isDay(text) ? text : null),
  write: (text: string) => text,
};

export const auditLogList = defineList({
  filters: {
    admin: id,
    kind: nameIn<AuditRecordType>(recordNouns),
    record: id,
    action: nameIn<AuditAction>(actionLabels),
    from: day,
    to: day,
  },
  sorts: {},
});

const dayMs = 86_400_000;

export function auditLogVariables(search: URLSearchParams) {
  const { filters, page } = auditLogList.variables(search);
  const { admin, kind, record, action, from, to } = filters;
  return {
    ...page,
    filter: {
      adminId: admin,
      recordType: kind,
      recordId: record,
      action,
      from: from && new Date(from).toISOString(),
      // The last day is included.
      before: to && new Date(Date.parse(to) + dayMs).toISOString(),
    },
  };
}
