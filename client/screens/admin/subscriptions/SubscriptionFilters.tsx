import { useLocation, useNavigate } from 'react-router';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { FilterBar } from '../../../ui/table/FilterBar.tsx';
import { type Filter, filteredPath, oneOf, readFilter } from './subscriptionFilter.ts';

/** What the list is narrowed down to; the address holds it. */
export function SubscriptionFilters() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = readFilter(new URLSearchParams(search));
  const change = (part: Partial<Filter>) =>
    void navigate(filteredPath({ ...filter, ...part }), { preventScrollReset: true });
  return (
    <FilterBar label="Filter subscriptions">
      <SelectField
        label="State"
        placeholder="All states"
        options={[
          { value: 'active', label: 'Makes premium' },
          { value: 'failed', label: 'Payment failed' },
          { value: 'over', label: 'Not active' },
        ]}
        value={filter.standing ?? ''}
        onChange={({ target }) => change({ standing: oneOf(target.value, ['active', 'over', 'failed']) })}
      />
      <SelectField
        label="Kind"
        placeholder="Paid and given"
        options={[
          { value: 'paid', label: 'Paid' },
          { value: 'gift', label: 'Given by hand' },
        ]}
        value={filter.kind ?? ''}
        onChange={({ target }) => change({ kind: oneOf(target.value, ['paid', 'gift']) })}
      />
      <SelectField
        label="Sort"
        placeholder="Newest first"
        options={[{ value: 'end', label: 'Next to end or renew' }]}
        value={filter.sort ?? ''}
        onChange={({ target }) => change({ sort: oneOf(target.value, ['end']) })}
      />
    </FilterBar>
  );
}
