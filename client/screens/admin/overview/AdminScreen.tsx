import { paths } from '../../../paths.ts';
import { redirectTo } from '../../../routing/PageResult.ts';

/** /admin leads to what admins come for. */
export default function AdminScreen(): never {
  throw redirectTo(paths.adminContactRequests.to());
}

export function Skeleton() {
  return null;
}
