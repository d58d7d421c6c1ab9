import * as React from 'react';
import BrokenImageIcon from '@mui/icons-material/BrokenImage';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Skeleton from '@mui/material/Skeleton';
import { pieces } from './ceramics';

const piece = pieces[5];
const square = { width: '100%', height: 'auto', aspectRatio: '1' };

export default function ImageStates() {
  const [selected, setSelected] = React.useState(true);

  return (
    <ImageList
      role="list"
      aria-label="Photos to check"
      cols={3}
      gap={12}
      sx={{ width: '100%', maxWidth: 440, m: 0, color: 'text.primary' }}
    >
      <ImageListItem>
        <ButtonBase
          aria-pressed={selected}
          onClick={() => setSelected(!selected)}
          sx={{ '&:focus-visible': { outline: '3px solid', outlineOffset: -3 } }}
        >
          <img src={piece?.img} alt={piece?.alt} style={{ ...square, objectFit: 'cover' }} />
          {selected && (
            <CheckCircleIcon
              sx={{ position: 'absolute', top: 8, insetInlineEnd: 8, color: 'common.white' }}
            />
          )}
        </ButtonBase>
        <ImageListItemBar position="below" title={selected ? 'Selected' : 'Not selected'} />
      </ImageListItem>
      <ImageListItem>
        <Skeleton variant="rectangular" sx={square} />
        <ImageListItemBar position="below" title="Loading" />
      </ImageListItem>
      <ImageListItem>
        <Box sx={{ ...square, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
          <BrokenImageIcon color="error" fontSize="large" />
        </Box>
        <ImageListItemBar position="below" title="No picture" />
      </ImageListItem>
    </ImageList>
  );
}
