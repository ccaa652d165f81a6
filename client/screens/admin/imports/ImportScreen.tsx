import { useLocation, useNavigate } from 'react-router';
import { importNames, templatePath } from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import { paths } from '../../../app/paths.ts';
import { Disclosure } from '../../../ui/action/Disclosure.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Segments } from '../../../ui/form/Segments.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFile } from './ImportFile.tsx';
import { importOf, importWords } from './importWords.ts';

export const { Skeleton } = officeFaces('Import', <SkeletonBlock shape="block" />);

/** /admin/imports: job seekers and job offers from CSV files, with a dry run before. */
export default function ImportScreen() {
  const name = importOf(new URLSearchParams(useLocation().search));
  const navigate = useNavigate();
  const { rules } = importWords[name];
  return (
    <OfficeScreen
      title="Import"
      lead="Adds records from a CSV file. You see what would happen before anything is stored. Existing records are never changed."
    >
      <Stack>
        <Segments
          label="What to import"
          options={importNames.map((value) => ({ value, label: importWords[value].title }))}
          value={name}
          onChange={(list) => void navigate(paths.adminImports.to({}, { list }), { replace: true })}
        />
        <Card>
          <Stack>
            <Text look="soft">{rules}</Text>
            <Text look="soft">
              CSV in UTF-8, with commas or semicolons; at most 10 MB and 10,000 rows.{' '}
              <Link href={templatePath(name)} download>
                Download a template
              </Link>
            </Text>
            <Disclosure more="Show the columns" less="Hide the columns">
              <ImportColumns name={name} />
            </Disclosure>
          </Stack>
        </Card>
        <ImportFile key={name} name={name} />
      </Stack>
    </OfficeScreen>
  );
}
