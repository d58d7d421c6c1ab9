import { BarChart } from '@mui/x-charts/BarChart';

const branches = [
  { branch: 'Old Town', adults: 410, children: 520 },
  { branch: 'Harbor', adults: 365, children: 240 },
  { branch: 'Station', adults: 580, children: 310 },
];

export default function GroupedLoans() {
  return (
    <BarChart
      height={300}
      title="Books lent per branch, to adults and to children"
      dataset={branches}
      xAxis={[{ scaleType: 'band', dataKey: 'branch' }]}
      series={[
        { dataKey: 'adults', label: 'Adults' },
        { dataKey: 'children', label: 'Children' },
      ]}
    />
  );
}
