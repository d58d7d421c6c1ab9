import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const frame = {
  height: 64,
  border: 2,
  borderRadius: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
};

export default function HiddenPicture() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ color: 'text.secondary' }}>
      <Box sx={{ ...frame, width: 40 }}>
        <VisibilityOffIcon fontSize="small" />
      </Box>
      <Box sx={{ ...frame, width: 88, color: 'primary.main' }}>
        <VisibilityIcon fontSize="small" />
      </Box>
    </Stack>
  );
}
