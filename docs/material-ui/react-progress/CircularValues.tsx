import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { CircularProgressProps } from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface LabeledCircleProps extends CircularProgressProps {
  value: number;
}

function LabeledCircle(props: LabeledCircleProps) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center' }}>
      <CircularProgress
        variant="determinate"
        value={100}
        size={72}
        aria-hidden
        sx={{ gridArea: '1 / 1', color: 'action.selected' }}
      />
      <CircularProgress variant="determinate" size={72} {...props} sx={{ gridArea: '1 / 1' }} />
      <Typography variant="body2" sx={{ gridArea: '1 / 1' }}>
        {props.value}%
      </Typography>
    </Box>
  );
}

export default function CircularValues() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
      <LabeledCircle value={100} color="success" aria-label="Developing the film" />
      <LabeledCircle value={75} aria-label="Drying the prints" />
      <LabeledCircle value={10} aria-label="Cutting and packing" />
    </Stack>
  );
}
