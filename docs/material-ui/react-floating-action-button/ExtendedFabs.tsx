import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function ExtendedFabs() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Fab variant="extended" color="primary">
        <AddAPhotoIcon sx={{ marginInlineEnd: 1 }} />
        Take a photo
      </Fab>
      <Fab variant="extended" color="primary" size="medium">
        <AddAPhotoIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
        Take a photo
      </Fab>
      <Fab variant="extended" color="primary" size="small">
        <AddAPhotoIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
        Take a photo
      </Fab>
    </Stack>
  );
}
