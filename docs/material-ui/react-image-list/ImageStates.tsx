import BrokenImageIcon from '@mui/icons-material/BrokenImage';
import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Skeleton from '@mui/material/Skeleton';

const square = { width: '100%', height: 'auto', aspectRatio: '1' };

export default function ImageStates() {
  return (
    <ImageList
      role="list"
      aria-label="Photos to check"
      gap={12}
      sx={{ width: '100%', maxWidth: 300, m: 0 }}
    >
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
