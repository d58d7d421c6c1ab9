import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const depths = [
  { name: 'Emperor penguin', meters: 564 },
  { name: 'Elephant seal', meters: 2388 },
  { name: 'Cuvier’s beaked whale', meters: 2992 },
];

export default function FigureCaption() {
  return (
    <Paper component="figure" variant="outlined" sx={{ m: 0, p: 2, width: '100%', maxWidth: 420 }}>
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        {depths.map(({ name, meters }) => (
          <Box
            key={name}
            sx={{
              mb: 1.5,
              display: 'grid',
              gridTemplateColumns: '1fr auto',
              '&::after': {
                content: '""',
                gridColumn: '1 / -1',
                width: `${meters / 30}%`,
                height: 6,
                borderRadius: 1,
                bgcolor: 'info.main',
              },
            }}
          >
            <dt>{name}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 'medium' }}>
              {meters.toLocaleString('en-US')} m
            </Box>
          </Box>
        ))}
      </Box>
      <Box component="figcaption" sx={{ typography: 'caption', color: 'text.secondary' }}>
        Fig. 2. Deepest recorded dives
      </Box>
    </Paper>
  );
}
