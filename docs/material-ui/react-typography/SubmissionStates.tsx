import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SubmissionStates() {
  return (
    <Stack spacing={1}>
      <Typography color="textPrimary">Frogs that freeze: arrived this morning</Typography>
      <Typography color="textSecondary">Salt in old lakes: two reports missing</Typography>
      <Typography color="primary">Ice that sings: in review</Typography>
      <Typography color="success">Moss on roofs: accepted for page 31</Typography>
      <Typography color="error">
        Wind and seeds: returned, the figures contradict the text
      </Typography>
    </Stack>
  );
}
