import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tile = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(1),
  width: 160,
  height: 112,
  border: '2px dashed',
  borderColor: (theme.vars || theme).palette.divider,
  borderRadius: 8,
  '&:hover': { backgroundColor: (theme.vars || theme).palette.action.hover },
  '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
}));

export default function TileButton() {
  const [photos, setPhotos] = React.useState(0);

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Tile onClick={() => setPhotos(photos + 1)}>
        <AddAPhotoIcon />
        <Typography variant="body2">Add a photo</Typography>
      </Tile>
      <Typography role="status" variant="body2">
        Photos: {photos}
      </Typography>
    </Stack>
  );
}
