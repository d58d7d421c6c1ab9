import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabSizes() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Fab color="primary" size="small" aria-label="Take a photo of a leaf">
        <AddAPhotoIcon fontSize="small" />
      </Fab>
      <Fab color="primary" size="medium" aria-label="Take a photo of a flower">
        <AddAPhotoIcon />
      </Fab>
      <Fab color="primary" aria-label="Take a photo of the plant">
        <AddAPhotoIcon />
      </Fab>
    </Stack>
  );
}
