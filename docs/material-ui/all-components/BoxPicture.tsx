import Box from '@mui/material/Box';

export default function BoxPicture() {
  return (
    <Box sx={{ p: 1.5, border: '2px dashed', borderColor: 'primary.main', borderRadius: 2 }}>
      <Box sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'primary.main' }}>
        <Box sx={{ color: 'primary.contrastText', typography: 'body2' }}>p: 1.5</Box>
      </Box>
    </Box>
  );
}
