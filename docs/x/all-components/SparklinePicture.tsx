import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparklinePicture() {
  return (
    <SparkLineChart
      width={120}
      height={48}
      title="Flow, rising"
      data={[6, 9, 4, 12, 15, 11, 19, 18]}
    />
  );
}
