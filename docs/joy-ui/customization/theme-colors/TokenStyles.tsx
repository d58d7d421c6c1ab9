import Box from '@mui/joy/Box';

export default function TokenStyles() {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 'sm',
        border: '1px solid',
        borderColor: 'warning.outlinedBorder',
        bgcolor: 'warning.softBg',
        color: 'warning.softColor',
      }}
    >
      The planetarium is closed until May.
    </Box>
  );
}
