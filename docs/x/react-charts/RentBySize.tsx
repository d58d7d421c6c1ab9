import { ScatterChart } from '@mui/x-charts/ScatterChart';

interface Flat {
  size: number;
  rent: number;
}

const harbor: Flat[] = [
  { size: 38, rent: 1150 },
  { size: 52, rent: 1390 },
  { size: 61, rent: 1620 },
  { size: 84, rent: 2100 },
];
const hills: Flat[] = [
  { size: 45, rent: 880 },
  { size: 58, rent: 990 },
  { size: 77, rent: 1340 },
  { size: 96, rent: 1580 },
];

const toPoints = (flats: Flat[]) => flats.map(({ size, rent }) => ({ id: size, x: size, y: rent }));
const toText = ({ x, y }: { x: number; y: number }) => `${x} m², $${y}`;

export default function RentBySize() {
  return (
    <ScatterChart
      height={300}
      title="Monthly rent by size of the flat"
      margin={{ left: 64 }}
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Size (m²)', min: 20, max: 100 }]}
      yAxis={[{ valueFormatter: (rent: number) => `$${rent}` }]}
      series={[
        { label: 'Harbor', data: toPoints(harbor), valueFormatter: toText, markerSize: 6 },
        { label: 'Hills', data: toPoints(hills), valueFormatter: toText, markerSize: 6 },
      ]}
    />
  );
}
