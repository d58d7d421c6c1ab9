import Box from '@mui/material/Box';

export default function Chalkboard() {
  return (
    <Box
      sx={[
        (theme) => ({
          p: 3,
          border: `${theme.spacing(1)} solid #8d6e63`,
          bgcolor: '#fdf6e3',
          color: '#4e342e',
          ...theme.applyStyles('dark', { bgcolor: '#1f2d27', color: '#f1f8e9' }),
        }),
        { textAlign: 'center', typography: 'h6' },
      ]}
    >
      Soup and a slice, $8.50
    </Box>
  );
}
