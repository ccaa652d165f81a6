import { Loading } from '../../../ui/display/Loading.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { FailedState } from '../../../ui/display/States.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { type BulkWords, countText } from './bulkWords.ts';
import type { useBulkPreview } from './useBulkPreview.ts';

/** How many rows change, how many do not and why, and some of their names. */
export function BulkPreviewText({
  words,
  state: { preview, failed, again },
}: {
  words: BulkWords;
  state: ReturnType<typeof useBulkPreview>;
}) {
  if (failed) return <FailedState title="The rows could not be counted" onRetry={again} />;
  if (!preview) {
    return (
      <Loading label="Counting the rows">
        <SkeletonBlock shape="block" />
      </Loading>
    );
  }
  const { total, changing, unchanged, names, limit } = preview;
  const more = changing - names.length;
  return (
    <Stack gap="small">
      {total > limit && (
        <Notice tone="warning">
          These are {countText(total, words.noun)}. One action can have up to {limit.toLocaleString('en')}: please
          narrow the filter.
        </Notice>
      )}
      <Text role="status">
        <strong>
          {countText(changing, words.noun)} {words.future}.
        </strong>
      </Text>
      {names.length > 0 && (
        <Text look="small">
          {names.join(' · ')}
          {more > 0 && ` and ${more.toLocaleString('en')} more`}
        </Text>
      )}
      {unchanged.map(({ reason, count }) => (
        <Text key={reason} look="soft">
          {count.toLocaleString('en')} will be skipped: {reason.charAt(0).toLowerCase() + reason.slice(1)}.
        </Text>
      ))}
    </Stack>
  );
}
