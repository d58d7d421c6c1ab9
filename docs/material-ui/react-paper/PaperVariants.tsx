import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const formats: { name: string; size: string; props: PaperProps }[] = [
  { name: 'Elevation', size: 'Card, 9 by 6 cm', props: {} },
  { name: 'Outlined', size: 'Ticket, 7 by 15 cm', props: { variant: 'outlined' } },
  {
    name: 'Outlined, square',
    size: 'Label, 6 by 9 cm',
    props: { variant: 'outlined', square: true },
  },
];

export default function PaperVariants() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 600,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
      }}
    >
      {formats.map(({ name, size, props }) => (
        <Paper key={name} {...props} sx={{ p: 2 }}>
          <Typography variant="subtitle2" component="div">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {size}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
