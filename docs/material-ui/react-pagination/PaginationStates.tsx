import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const states = [
  { letter: 'A', text: 'Page 1 is current, so there is no previous page', props: {} },
  { letter: 'B', text: 'Page 3 is current, so there is no next page', props: { defaultPage: 3 } },
  {
    letter: 'C',
    text: 'Disabled: this letter is being printed',
    props: { defaultPage: 2, disabled: true },
  },
];

export default function PaginationStates() {
  return (
    <Stack spacing={2} sx={{ color: 'text.primary' }}>
      {states.map(({ letter, text, props }) => (
        <Box key={letter}>
          <Typography variant="body2" gutterBottom>
            {text}
          </Typography>
          <Pagination {...props} count={3} aria-label={`Pages, letter ${letter}`} />
        </Box>
      ))}
    </Stack>
  );
}
