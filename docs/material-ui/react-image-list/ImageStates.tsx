import * as React from 'react';
import BrokenImageIcon from '@mui/icons-material/BrokenImage';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Skeleton from '@mui/material/Skeleton';
import { pieces } from './ceramics';

const square = { width: '100%', height: 'auto', aspectRatio: '1' };

function Photo({ index, faded = false }: { index: number; faded?: boolean }) {
  const piece = pieces[index];
  return (
    <img
      className={imageListItemClasses.img}
      src={piece?.img}
      alt={piece?.alt}
      style={{ aspectRatio: '1', filter: faded ? 'grayscale(1) opacity(0.6)' : undefined }}
    />
  );
}

export default function ImageStates() {
  const [selected, setSelected] = React.useState(true);

  const states = [
    {
      title: selected ? 'Selected' : 'Not selected',
      text: 'For the catalog',
      content: (
        <ButtonBase
          aria-pressed={selected}
          onClick={() => setSelected(!selected)}
          sx={{ '&:focus-visible': { outline: '3px solid', outlineOffset: -3 } }}
        >
          <Photo index={5} />
          {selected && (
            <CheckCircleIcon sx={{ position: 'absolute', top: 8, right: 8, color: '#fff' }} />
          )}
        </ButtonBase>
      ),
    },
    { title: 'Sold', text: 'Moon vase', content: <Photo index={0} faded /> },
    {
      title: 'Loading',
      text: 'Glaze samples',
      content: <Skeleton variant="rectangular" sx={square} />,
    },
    {
      title: 'Error',
      text: 'No picture arrived',
      content: (
        <Box sx={{ ...square, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
          <BrokenImageIcon color="error" fontSize="large" />
        </Box>
      ),
    },
  ];

  return (
    <ImageList
      aria-label="Photos to check"
      gap={12}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
      sx={{ width: '100%', maxWidth: 560, m: 0, color: 'text.primary' }}
    >
      {states.map(({ title, text, content }, index) => (
        <ImageListItem key={index}>
          {content}
          <ImageListItemBar position="below" title={title} subtitle={text} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
