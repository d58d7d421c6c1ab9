import useIsBrowser from '@docusaurus/useIsBrowser';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { t } from '../texts';

const WEEKS = ['32', '33', '34', '35', '36', '37'];
const SALES = [42, 38, 51, 47, 66, 72];
const COLOR = 'var(--mui-palette-primary-main)';

/** The bars, for the server: those of the chart grow from the axis, and have no height there. */
function Bars() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const bottom = y(0);
  return WEEKS.map((week, index) => {
    const top = y(SALES[index] ?? 0);
    return (
      <rect
        key={week}
        x={x(week)}
        y={top}
        width={x.bandwidth()}
        height={bottom - top}
        rx={4}
        fill={COLOR}
      />
    );
  });
}

/** A bar chart in the color of the theme. */
export default function Sales() {
  return (
    <BarChart
      title={t('home.scene.salesTitle')}
      width={320}
      height={316}
      margin={{ top: 16, bottom: 28, left: 44, right: 8 }}
      colors={[COLOR]}
      borderRadius={4}
      xAxis={[{ scaleType: 'band', data: WEEKS }]}
      yAxis={[{ valueFormatter: (value: number) => `$${value}k` }]}
      series={[{ data: SALES, valueFormatter: (value) => `$${value}k` }]}
      skipAnimation
      sx={{ inlineSize: '100%', blockSize: 316 }}
    >
      {useIsBrowser() ? null : <Bars />}
    </BarChart>
  );
}
