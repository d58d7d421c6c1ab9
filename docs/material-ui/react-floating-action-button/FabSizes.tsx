import * as React from 'react';
import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

export default function FabSizes() {
  const [photos, setPhotos] = React.useState(3);
  const add = () => setPhotos(photos + 1);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', color: 'text.primary' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto auto',
          alignItems: 'center',
          justifyItems: 'center',
          columnGap: 3,
          rowGap: 2,
        }}
      >
        {(['large', 'medium', 'small'] as const).map((size) => (
          <React.Fragment key={size}>
            <Fab color="primary" size={size} aria-label="Take a photo" onClick={add}>
              <AddAPhotoIcon fontSize={size === 'small' ? 'small' : 'medium'} />
            </Fab>
            <Fab color="primary" size={size} variant="extended" onClick={add}>
              <AddAPhotoIcon fontSize={size === 'large' ? 'medium' : 'small'} sx={{ mr: 1 }} />
              Take a photo
            </Fab>
          </React.Fragment>
        ))}
      </Box>
      <Typography role="status" variant="body2">
        {photos} photos of the spring gentian
      </Typography>
    </Box>
  );
}
