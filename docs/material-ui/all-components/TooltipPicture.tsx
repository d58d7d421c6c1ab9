import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function TooltipPicture() {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          px: 1,
          py: 0.5,
          borderRadius: 1,
          bgcolor: 'grey.700',
          color: 'common.white',
          typography: 'caption',
        }}
      >
        Delete
      </Box>
      <DeleteIcon color="action" />
    </Stack>
  );
}
