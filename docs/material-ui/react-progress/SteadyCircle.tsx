import CircularProgress from '@mui/material/CircularProgress';

export default function SteadyCircle() {
  return <CircularProgress disableShrink aria-label="Sorting 40,000 pictures" />;
}
