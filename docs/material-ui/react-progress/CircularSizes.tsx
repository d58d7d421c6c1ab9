import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const scans = [
  { id: 'scan-12', label: 'Scanning negative 12', size: 24, thickness: 5 },
  { id: 'scan-13', label: 'Removing dust from negative 11', size: 40, thickness: 3.6 },
  { id: 'scan-14', label: 'Making the contact sheet', size: 56, thickness: 2 },
];

export default function CircularSizes() {
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap', justifyContent: 'center' }}>
      {scans.map(({ id, label, size, thickness }) => (
        <Stack key={id} spacing={1.5} sx={{ width: 132, alignItems: 'center' }}>
          <Stack sx={{ height: 56, justifyContent: 'center' }}>
            <CircularProgress size={size} thickness={thickness} aria-labelledby={id} />
          </Stack>
          <Typography id={id} variant="body2" align="center">
            {label}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
