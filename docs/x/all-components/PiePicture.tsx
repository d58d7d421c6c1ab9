import { PieChart } from '@mui/x-charts/PieChart';

const books = [
  { id: 'novels', value: 48 },
  { id: 'travel', value: 26 },
  { id: 'comics', value: 19 },
];

export default function PiePicture() {
  return (
    <PieChart
      width={110}
      height={110}
      margin={{ top: 4, bottom: 4, left: 4, right: 4 }}
      title="Books by kind"
      series={[{ data: books }]}
      skipAnimation
    />
  );
}
