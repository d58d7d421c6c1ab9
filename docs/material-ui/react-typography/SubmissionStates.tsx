import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const submissions = [
  { title: 'Frogs that freeze', color: 'textPrimary', text: 'New: arrived this morning' },
  { title: 'Salt in old lakes', color: 'textSecondary', text: 'In review: two reports missing' },
  { title: 'Moss on roofs', color: 'success', text: 'Accepted: page 31' },
  { title: 'Wind and seeds', color: 'error', text: 'Returned: the figures contradict the text' },
] as const;

export default function SubmissionStates() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 400 }}>
      {submissions.map(({ title, color, text }) => (
        <Paper key={title} variant="outlined" sx={{ px: 2, py: 1 }}>
          <Typography>{title}</Typography>
          <Typography variant="body2" color={color}>
            {text}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
