import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function NoTripsYet() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <g>
      <circle cx={left + width / 2} cy={top + height / 2 - 28} r={16} fill="none" stroke="gray" />
      <text
        x={left + width / 2}
        y={top + height / 2 + 12}
        textAnchor="middle"
        dominantBaseline="central"
        fill="currentColor"
      >
        No trips yet
      </text>
    </g>
  );
}

export default function NoTrips() {
  return (
    <BarChart
      height={220}
      title="Trips per day"
      xAxis={[{ scaleType: 'band', data: ['Sat', 'Sun'] }]}
      series={[{ data: [] }]}
      slots={{ noDataOverlay: NoTripsYet }}
    />
  );
}
