import { ScatterChart } from '@mui/x-charts/ScatterChart';

const flats = [
  { id: 1, x: 8, y: 5 },
  { id: 2, x: 24, y: 9 },
  { id: 3, x: 48, y: 8 },
  { id: 4, x: 62, y: 14 },
  { id: 5, x: 92, y: 19 },
];

export default function ScatterPicture() {
  return (
    <ScatterChart
      width={136}
      height={100}
      margin={{ top: 10, bottom: 10, left: 10, right: 10 }}
      title="Rent by size"
      series={[{ data: flats, markerSize: 5 }]}
      leftAxis={null}
      bottomAxis={null}
    />
  );
}
