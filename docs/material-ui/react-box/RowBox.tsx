import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function RowBox() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 2,
        width: '100%',
        maxWidth: 360,
      }}
    >
      <Typography variant="h6" component="h3">
        Olive bread
      </Typography>
      <Typography>$5.80</Typography>
    </Box>
  );
}
