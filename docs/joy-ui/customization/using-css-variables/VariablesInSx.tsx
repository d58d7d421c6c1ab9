import Box from '@mui/joy/Box';

export default function VariablesInSx() {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 'md',
        bgcolor: 'primary.softBg',
        color: 'primary.softColor',
        fontSize: 'lg',
      }}
    >
      Fresh bread at seven
    </Box>
  );
}
