import TouchAppOutlinedIcon from '@mui/icons-material/TouchAppOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function ClickAwayListenerPicture() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          px: 1.5,
          py: 1,
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 1,
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        Closes
      </Box>
      <TouchAppOutlinedIcon color="primary" />
    </Stack>
  );
}
