import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugePicture() {
  return (
    <Gauge
      aria-label="Tank level"
      width={110}
      height={110}
      value={72}
      startAngle={-110}
      endAngle={110}
    />
  );
}
