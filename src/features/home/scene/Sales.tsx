import { BarChart } from '@mui/x-charts/BarChart';
import { t } from '@site/src/features/locale';

const WEEKS = ['32', '33', '34', '35', '36', '37'];

/** A bar chart in the colors of the theme. */
export default function Sales() {
  return (
    <BarChart
      title={t('home.scene.salesTitle')}
      width={320}
      height={248}
      margin={{ top: 12, bottom: 28, left: 36, right: 8 }}
      colors={['var(--mui-palette-primary-main)', 'var(--mui-palette-success-main)']}
      borderRadius={4}
      xAxis={[{ scaleType: 'band', data: WEEKS }]}
      series={[
        { data: [42, 38, 51, 47, 66, 72], label: t('home.scene.shop') },
        { data: [18, 24, 22, 31, 35, 44], label: t('home.scene.online') },
      ]}
      slotProps={{ legend: { hidden: true } }}
      sx={{ inlineSize: '100%', blockSize: 'auto' }}
    />
  );
}
