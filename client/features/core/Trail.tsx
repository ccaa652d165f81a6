import { StructuredData } from '../../app/routing/PageMeta.tsx';
import { useOrigin } from '../../app/routing/page.ts';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';

/** The way from the home page to this one, for people and for search engines. */
export function Trail({ trail }: { trail: { label: string; href?: string }[] }) {
  const origin = useOrigin();
  return (
    <>
      <Breadcrumbs trail={trail} />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            ...(href && { item: origin + href }),
          })),
        }}
      />
    </>
  );
}
