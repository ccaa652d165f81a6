import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart } from '@mantine/charts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { MantineLayer } from '../base/MantineLayer.tsx';

export interface PlotProps {
  title: string;
  series: 'bars' | 'line';
  points: readonly {
    /** YYYY-MM-DD. */
    day: string;
    value: number;
  }[];
}

/** The drawing of a TimeChart. Loaded on demand, because the chart library is large. */
export default function Plot({ title, series, points }: PlotProps) {
  const shared = {
    h: 180,
    data: points.map(({ day, value }) => ({ day: formatDay(day), value })),
    dataKey: 'day',
    series: [{ name: 'value', label: title, color: 'green' }],
    withYAxis: false,
    xAxisProps: { minTickGap: 40 },
    valueFormatter: (value: number) => value.toLocaleString('en'),
    // The table has the same numbers. The drawing is hidden from screen readers, so it must not take the focus.
    [series === 'bars' ? 'barChartProps' : 'areaChartProps']: { accessibilityLayer: false },
  };
  return (
    <MantineLayer>
      {series === 'bars' ? <BarChart {...shared} /> : <AreaChart {...shared} withDots={false} curveType="stepAfter" />}
    </MantineLayer>
  );
}
