import Box from '@mui/material/Box';

export default function FontSizes() {
  return (
    <div>
      <Box sx={{ fontSize: 'h5.fontSize' }}>As large as an h5</Box>
      <Box sx={{ fontSize: '1.25rem' }}>1.25rem</Box>
      <Box sx={{ fontSize: 12 }}>12 pixels</Box>
    </div>
  );
}
